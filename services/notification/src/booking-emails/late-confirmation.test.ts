import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const paidAt = '2027-01-05T07:00:00Z';
const payment = { paymentId: 'pi_1', paidAt, method: 'card' as const, amountMinor: 240_00 };
const factsOf = (id: string, over: Partial<ReturnType<typeof bookingFacts>> = {}) =>
  bookingFacts({ bookingId: id, guest: { id, name: 'Asha Rao', email: `${id}@example.test` }, ...over });

/** The line about the payment in the confirmation, which is the guest's second email. */
async function paymentIn(guest: string) {
  const emails = () => context.emailsTo(`${guest}@example.test`);
  await eventually(() => Promise.resolve(expect(emails()).toHaveLength(2)));
  expect(emails()[1]?.subject).toContain('confirmed');
  return /^Payment: .*$/m.exec(emails()[1]?.text ?? '')?.[0];
}
const processed = (messageId: string) =>
  eventually(async () => expect(await context.service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
const publish: typeof context.service.publish = async (event, data, id) => {
  await context.service.publish(event, data, id);
  await processed(id!);
};

test.each([
  ['whole', 0, 'Payment: Paid'],
  ['rest', 60_00, 'Payment: $180 paid, $60 due at the hotel'],
])('a confirmation that is written after the payment names what was paid: %s', async (id, owedMinor, line) => {
  const amountMinor = 240_00 - owedMinor;
  await publish(events.bookingPaid, { ...factsOf(id, { version: 2 }), ...payment, amountMinor, owedMinor }, `${id}-2`);
  await publish(events.bookingConfirmed, factsOf(id), `${id}-1`);
  expect(await paymentIn(id)).toBe(line);
});

test.each([
  ['both', 0, 'Payment: Paid'],
  ['part', 60_00, 'Payment: $420 paid, $60 due at the hotel'],
])('so does that of bookings that were made together: %s', async (id, owedMinor, line) => {
  const ids = [`${id}-1`, `${id}-2`];
  const guest = factsOf(id).guest;
  const terms = ids.map((bookingId, at) => ({ bookingId, owedMinor: at === 0 ? owedMinor : 0 }));
  for (const each of terms) {
    const facts = factsOf(each.bookingId, { version: 2, bookedTogether: ids, guest });
    const paid = { ...facts, ...payment, amountMinor: 240_00 - each.owedMinor, owedMinor: each.owedMinor };
    await publish(events.bookingPaid, { ...paid, isTogether: true }, `paid-${each.bookingId}`);
  }
  const bookings = terms.map((each) => ({ ...each, amountMinor: 240_00 - each.owedMinor }));
  await publish(events.paidTogether, { bookings }, `${id}-paid`);
  await publish(events.bookedTogether, { bookingIds: ids }, `${id}-booked`);
  expect(await paymentIn(id)).toBe(line);
});
