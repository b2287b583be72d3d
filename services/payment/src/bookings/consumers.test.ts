import { calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { paidAt, paidSession, paymentService, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await paymentService()));
afterAll(() => service.stop());

/** A payment of $240, `seconds` after or before a booking is cancelled. */
const pay = (bookingId: string, seconds: number) =>
  service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId), paidAt + 60 + seconds));

async function cancel(bookingId: string, chargedMinor = 0, messageId = `cancel-${bookingId}`) {
  await service.cancel(bookingId, { chargedMinor }, messageId);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

const steps = { pay, cancel: (bookingId: string) => cancel(bookingId, 120_00) };

test.each([
  ['the rest of a payment', -60, 120_00],
  ['a payment that came too late as a whole', 1, 240_00],
])('%s goes back, whichever is heard of first', async (_what, seconds, backMinor) => {
  const [one, other] = [`paid-first${seconds}`, `cancelled-first${seconds}`];
  await steps.pay(one, seconds);
  await steps.cancel(one);
  await steps.cancel(other);
  await steps.pay(other, seconds);
  expect(await service.orders(one)).toMatchObject([{ id: `refund-pi_${one}`, paymentId: `pi_${one}`, backMinor }]);
  expect(await service.orders(other)).toMatchObject([{ paymentId: `pi_${other}`, backMinor }]);
});

test('a payment and a cancellation at the very same time make one order each', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `same-${index}`);
  const statuses = await Promise.all(
    ids.map(async (id) => {
      const [status] = await Promise.all([pay(id, -1), cancel(id)]);
      return status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const id of ids) expect(await service.orders(id)).toMatchObject([{ backMinor: 240_00 }]);
});

test('what is heard again, in any order, makes no second order', async () => {
  await pay('again', -60);
  await cancel('again', 0, 'again-1');
  await cancel('again', 0, 'again-2');
  await pay('again', -60);
  expect(await service.orders('again')).toHaveLength(1);
});

test('an unpaid booking that is cancelled owes nothing, and cannot be paid any more', async () => {
  await cancel('b1');
  expect(await service.orders('b1')).toEqual([]);
  const answer = await service.call(calls.startPayment, { bookingId: 'b1' }, { as: 'asha' });
  expect([answer.status, answer.body.code]).toEqual([409, 'already-cancelled']);
});

async function payAtHotel(bookingId: string, version = 2) {
  const messageId = `at-hotel-${bookingId}`;
  const paid = { paymentId: 'h1', paidAt: new Date(paidAt * 1000).toISOString(), by: 'hotel' as const };
  await service.tell(events.bookingPaid, { ...bookingFacts({ bookingId, version }), ...paid }, messageId);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

test('what was paid at the hotel cannot be paid by card any more', async () => {
  await service.confirm('h-paid');
  await payAtHotel('h-paid');
  const answer = await service.call(calls.startPayment, { bookingId: 'h-paid' }, { as: 'asha' });
  expect([answer.status, answer.body.message]).toEqual([409, 'This booking is already paid.']);
});

test('a card payment beside one at the hotel goes back whole, once, whichever is heard of first', async () => {
  await pay('h-first', 0);
  await payAtHotel('h-first');
  await payAtHotel('h-second');
  await pay('h-second', 0);
  for (const id of ['h-first', 'h-second']) {
    await cancel(id, 120_00);
    expect(await service.orders(id)).toMatchObject([{ paymentId: `pi_${id}`, backMinor: 240_00 }]);
  }
});

test('a payment at the hotel that is heard of after its cancellation, or only with it, still has the card’s go back', async () => {
  await pay('h-late', -60);
  const atHotel = { paidMinor: 240_00, refundedMinor: 120_00 };
  await service.cancel('h-late', { chargedMinor: 120_00, atHotel }, 'cancel-h-late');
  await eventually(async () => expect(await service.orders('h-late')).toMatchObject([{ backMinor: 240_00 }]));
  await payAtHotel('h-late');
  expect(await service.orders('h-late')).toHaveLength(1);
});

test('a charge that was paid at the hotel before the card’s payment was heard of has all of that go back', async () => {
  await cancel('h-charge', 120_00);
  const paid = { paymentId: 'h1', paidAt: new Date(paidAt * 1000).toISOString(), amountMinor: 120_00 };
  const facts = bookingFacts({ bookingId: 'h-charge', version: 3 });
  await service.tell(events.bookingChargePaid, { ...facts, ...paid }, 'h-charge-3');
  await eventually(async () =>
    expect(await service.db.collection('inbox').countDocuments({ messageId: 'h-charge-3' })).toBe(1),
  );
  await pay('h-charge', -60);
  expect(await service.orders('h-charge')).toMatchObject([{ backMinor: 240_00 }]);
});
