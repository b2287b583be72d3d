import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const given = withMailbox();

const guest = (id: string) => ({ id, name: `Name of ${id}`, email: `${id}@example.test` });
const facts = (id: string, over = {}) => bookingFacts({ bookingId: id, guest: guest(id), ...over });
const subjectsTo = (id: string) => given.mailsTo(`${id}@example.test`).map((mail) => mail.subject);
const seen = (messageId: string) =>
  eventually(async () => expect(await given.service.db.collection('inbox').countDocuments({ messageId })).toBe(1));

test('a confirmed booking makes one letter, however often it is told', async () => {
  await given.service.tell(events.bookingConfirmed, facts('asha'), 'asha-1');
  await given.service.tell(events.bookingConfirmed, facts('asha'), 'asha-1');
  await seen('asha-1');
  await eventually(async () => expect(subjectsTo('asha')).toEqual(['Your booking at Amber Court is confirmed']));
  await given.service.tell(events.bookingPaid, { ...facts('asha', { version: 2 }), ...payment }, 'asha-2');
  await eventually(async () => expect(subjectsTo('asha')).toHaveLength(2));
  expect(await given.service.db.collection('letters').countDocuments({ _id: /^asha/ as never })).toBe(2);
  const [mail] = given.mailbox.mails;
  expect(mail?.from).toMatchObject({ name: 'Wayhouse', address: 'stays@example.test' });
  expect(mail?.messageId).toBe('<asha-1@example.test>');
  expect(mail?.html).toContain(`href="${publicUrl}/my-bookings"`);
  expect(mail?.text).toContain('Check-in: Sat, 27 Feb 2027, from 2:00 PM');
});

test('a payment, a cancelled booking and a refund have letters of their own', async () => {
  await given.service.tell(events.bookingConfirmed, facts('ben'), 'ben-1');
  await seen('ben-1');
  await given.service.tell(events.bookingPaid, { ...facts('ben', { version: 2 }), ...payment }, 'ben-2');
  await seen('ben-2');
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0 };
  await given.service.tell(events.bookingCancelled, { ...facts('ben', { version: 3 }), ...cancelled });
  const refund = { refundId: 're_1', amountMinor: 240_00, refundedAt: '2027-02-20T08:01:00Z' };
  await given.service.tell(events.paymentRefunded, { bookingId: 'ben', paymentId: 'pi_1', ...refund });
  await eventually(async () =>
    expect(subjectsTo('ben').sort()).toEqual([
      'A refund of $240 is on its way',
      'Your booking at Amber Court is cancelled',
      'Your booking at Amber Court is confirmed',
      'Your booking at Amber Court is paid',
    ]),
  );
});

test('does not confirm a booking that it has already called cancelled', async () => {
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0 };
  await given.service.tell(events.bookingCancelled, { ...facts('cleo', { version: 2 }), ...cancelled }, 'cleo-2');
  await seen('cleo-2');
  await given.service.tell(events.bookingConfirmed, facts('cleo'), 'cleo-1');
  await seen('cleo-1');
  expect(await given.service.db.collection('letters').countDocuments({ 'task.to.address': 'cleo@example.test' })).toBe(
    1,
  );
});

const late = { cancelledAt: '2027-02-26T08:00:00Z', chargedMinor: 120_00 };
const letterOf = (id: string) =>
  eventually(async () => {
    const letter = given.mailbox.mails.find((mail) => mail.messageId === `<${id}@example.test>`);
    expect(letter).toBeDefined();
    return letter?.text;
  });

test('a cancellation that is heard before the payment says what comes back, and the payment makes no letter', async () => {
  const byCard = { paidMinor: 240_00, refundedMinor: 0, comesBackMinor: 120_00 };
  await given.service.tell(events.bookingConfirmed, facts('finn'), 'finn-1');
  await seen('finn-1');
  await given.service.tell(events.bookingCancelled, { ...facts('finn', { version: 3 }), ...late, byCard }, 'finn-3');
  await seen('finn-3');
  await given.service.tell(events.bookingPaid, { ...facts('finn', { version: 2 }), ...payment }, 'finn-2');
  await seen('finn-2');
  expect(await letterOf('finn-3')).toContain('Refund: $120');
  expect(await given.service.db.collection('letters').countDocuments({ _id: 'finn-2' as never })).toBe(0);
});

test('a refund that booking heard of before its payment holds up no letter about the cancellation', async () => {
  await given.service.tell(events.bookingConfirmed, facts('gina'), 'gina-1');
  await seen('gina-1');
  const refund = { refundId: 're_g', amountMinor: 240_00, refundedAt: '2027-02-20T08:01:00Z' };
  await given.service.tell(events.paymentRefunded, { bookingId: 'gina', paymentId: 'pi_g', ...refund }, 'gina-refund');
  // The refund was the second change of the booking, cancelling the third: nobody will ever tell a letter of the second.
  await given.service.tell(events.bookingCancelled, { ...facts('gina', { version: 3 }), ...late }, 'gina-3');
  expect(await letterOf('gina-refund')).toContain('$240');
  expect(await letterOf('gina-3')).toContain('Cancellation cost: $120');
});

test('a guest without an e-mail address stops nobody else’s letters', async () => {
  await given.service.tell(events.bookingConfirmed, bookingFacts({ guest: { id: 'x', name: 'X', email: '' } }), 'x-1');
  await given.service.tell(events.bookingConfirmed, facts('dora'));
  await seen('x-1');
  await eventually(async () => expect(subjectsTo('dora')).toHaveLength(1));
});

const payment = { paymentId: 'pi_1', paidAt: '2027-01-05T07:00:00Z' };
