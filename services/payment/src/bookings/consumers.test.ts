import { calls, events } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { paidAt, paidSession, startPaymentService, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await startPaymentService()));
afterAll(() => service.stop());

/** A payment of $240, `seconds` after or before a booking is cancelled. */
async function pay(bookingId: string, seconds: number): Promise<number> {
  await service.confirm(bookingId);
  return service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId), paidAt + 60 + seconds));
}

async function cancel(bookingId: string, chargedMinor = 0, messageId = `cancel-${bookingId}`) {
  await service.cancel(bookingId, { chargedMinor }, messageId);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

const steps = { pay, cancel: (bookingId: string) => cancel(bookingId, 120_00) };

test.each([
  ['the rest of a payment', -60, 120_00],
  ['all of a payment that came too late', 1, 240_00],
])('refunds %s, whichever event arrives first', async (_what, seconds, amountMinor) => {
  const [one, other] = [`paid-first${seconds}`, `cancelled-first${seconds}`];
  await steps.pay(one, seconds);
  await steps.cancel(one);
  await steps.cancel(other);
  await steps.pay(other, seconds);
  expect(await service.refundOrders(one)).toMatchObject([
    { id: `refund-pi_${one}-to-${amountMinor}`, paymentId: `pi_${one}`, amountMinor },
  ]);
  expect(await service.refundOrders(other)).toMatchObject([{ paymentId: `pi_${other}`, amountMinor }]);
});

test('makes one order when payment and cancellation arrive at the same time', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `same-${index}`);
  const statuses = await Promise.all(
    ids.map(async (id) => {
      const [status] = await Promise.all([pay(id, -1), cancel(id)]);
      return status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const id of ids) expect(await service.refundOrders(id)).toMatchObject([{ amountMinor: 240_00 }]);
});

test('makes no second order when events are redelivered in any order', async () => {
  await pay('again', -60);
  await cancel('again', 0, 'again-1');
  await cancel('again', 0, 'again-2');
  await pay('again', -60);
  expect(await service.refundOrders('again')).toHaveLength(1);
});

test('a cancelled unpaid booking is owed nothing and can no longer be paid', async () => {
  await cancel('b1');
  expect(await service.refundOrders('b1')).toEqual([]);
  const response = await service.call(calls.startPayment, { bookingId: 'b1' }, { as: 'asha' });
  expect([response.status, response.body.code]).toEqual([409, 'already-cancelled']);
});

test('nobody pays a booking of the hotel by card, and it is stored under no account', async () => {
  const atDesk = { bookingId: 'desk', guest: { id: '', name: '', email: '' }, bookedBy: 'hotel' as const };
  await service.publish(events.bookingConfirmed, bookingFacts(atDesk), 'desk-1');
  const stored = () => service.db.collection('booking_projection').findOne({ _id: 'desk' as never });
  await eventually(async () => expect(await stored()).toMatchObject({ facts: { bookedBy: 'hotel' } }));
  for (const as of ['asha', 'owner'])
    expect((await service.call(calls.startPayment, { bookingId: 'desk' }, { as })).status).toBe(404);
  expect(await service.db.collection('account_register').findOne({ _id: '' as never })).toBeNull();
});

const atDesk = { paymentId: 'h1', paidAt: new Date(paidAt * 1000).toISOString(), amountMinor: 240_00 };

async function payAtHotel(bookingId: string, version = 2) {
  const messageId = `at-hotel-${bookingId}`;
  const paid = { ...atDesk, method: 'hotel' as const, owedMinor: 0 };
  const facts = bookingFacts({ bookingId, version, paidAtHotel: [atDesk] });
  await service.publish(events.bookingPaid, { ...facts, ...paid }, messageId);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

/** What is ordered of each payment; once it is owed for good, that is ordered again. */
const ordered = async (bookingId: string) => [
  ...new Set((await service.refundOrders(bookingId)).map((order) => `${order.paymentId}: ${order.amountMinor}`)),
];

test('a booking paid at the hotel can no longer be paid by card', async () => {
  await service.confirm('h-paid');
  await payAtHotel('h-paid');
  const response = await service.call(calls.startPayment, { bookingId: 'h-paid' }, { as: 'asha' });
  expect([response.status, response.body.code, response.body.message]).toEqual([
    ...[409, 'already-paid'],
    errorMessages['paid-at-hotel'],
  ]);
});

/** As booking publishes it: the facts have what is paid and what was taken back, as of their version. */
async function takeBack(bookingId: string, version = 3) {
  const takenBack = { ...atDesk, takenBackAt: new Date((paidAt + 60) * 1000).toISOString() };
  const facts = bookingFacts({ bookingId, version, takenBackAtHotel: [takenBack] });
  const messageId = `taken-back-${bookingId}`;
  const { paymentId, amountMinor } = atDesk;
  await service.publish(
    events.bookingPaymentTakenBack,
    { ...facts, paymentId, amountMinor, owedMinor: 240_00 },
    messageId,
  );
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

test('once the payment at the hotel is taken back, it can be paid by card, in whatever order that is known', async () => {
  for (const id of ['h-back', 'h-back-first']) await service.confirm(id);
  await payAtHotel('h-back');
  await takeBack('h-back');
  await takeBack('h-back-first');
  await payAtHotel('h-back-first');
  for (const bookingId of ['h-back', 'h-back-first']) {
    // There is no Stripe here that would open a page.
    expect((await service.call(calls.startPayment, { bookingId }, { as: 'asha' })).body.code).not.toBe('already-paid');
    await pay(bookingId, 120);
    expect(await service.refundOrders(bookingId)).toEqual([]);
  }
});

test('what a card has paid while the hotel counted as paid goes back, also once that is taken back', async () => {
  await pay('h-both', -30);
  await payAtHotel('h-both');
  await takeBack('h-both');
  expect(await ordered('h-both')).toEqual(['pi_h-both: 24000']);
});

test('refunds a card payment in full, once, when the stay was also paid at the hotel, whichever event arrives first', async () => {
  await pay('h-first', 0);
  await payAtHotel('h-first');
  await payAtHotel('h-second');
  await pay('h-second', 0);
  for (const id of ['h-first', 'h-second']) {
    await cancel(id, 120_00);
    expect(await ordered(id)).toEqual([`pi_${id}: 24000`]);
  }
});

test('refunds the card payment when a payment at the hotel is reported with the cancellation or after it', async () => {
  await pay('h-late', -60);
  const atHotel = { paidMinor: 240_00, refundedMinor: 120_00 };
  const known = { chargedMinor: 120_00, atHotel, paidAtHotel: [atDesk] };
  await service.cancel('h-late', known, 'cancel-h-late');
  await eventually(async () => expect(await service.refundOrders('h-late')).toMatchObject([{ amountMinor: 240_00 }]));
  await payAtHotel('h-late');
  expect(await service.refundOrders('h-late')).toHaveLength(1);
});

test('refunds all of a card payment that is reported after the charge was paid at the hotel', async () => {
  await cancel('h-charge', 120_00);
  const paid = { ...atDesk, amountMinor: 120_00 };
  const facts = bookingFacts({ bookingId: 'h-charge', version: 3, paidAtHotel: [paid] });
  await service.publish(events.bookingChargePaid, { ...facts, ...paid }, 'h-charge-3');
  await eventually(async () =>
    expect(await service.db.collection('inbox').countDocuments({ messageId: 'h-charge-3' })).toBe(1),
  );
  await pay('h-charge', -60);
  expect(await service.refundOrders('h-charge')).toMatchObject([{ amountMinor: 240_00 }]);
});
