import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, noon, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
afterAll(() => service.stop());

const as = 'owner';
const show = (id: string, who = as) => service.call(calls.showHotelBooking, { id }, { as: who });
const markPaid = (bookingId: string, amount = 360, who = as) =>
  service.call(calls.markPaid, { bookingId, amount }, { as: who });
const cancel = (bookingId: string, who = as) => service.call(calls.cancelByOwner, { bookingId }, { as: who });
const at = noon.toISOString();

test('shows the guest, what is owed and what cancelling would refund', async () => {
  const id = await guest.bookAndGetId(10);
  expect((await show(id)).body).toMatchObject({
    booking: { _id: id, state: 'unpaid', totalPrice: 360, owed: 360 },
    guest: { name: 'Name of asha' },
    history: [{ type: 'booked', at, amount: 360 }],
    cancelling: { byCard: 0, atHotel: 0 },
  });
});

test('no response to an owner about a booking has the guest’s email address', async () => {
  const id = await guest.bookAndGetId(16);
  const answers = [await show(id), await markPaid(id), await cancel(id)];
  answers.push(await service.call(calls.showHotelBookings, { limit: '10' }, { as }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(JSON.stringify(answers)).not.toContain('asha@example.test');
});

test('another hotel’s booking is not found and stays unchanged', async () => {
  const id = await guest.bookAndGetId(20);
  for (const response of [
    await show(id, 'rival'),
    await show('none'),
    await markPaid(id, 360, 'rival'),
    await markPaid('none'),
    await cancel(id, 'rival'),
    await cancel('none'),
  ]) {
    expect([response.status, response.body.code]).toEqual([404, 'not-found']);
  }
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid', paid: 0 });
});

test('refuses a guest who owns no hotel', async () => {
  const id = await guest.bookAndGetId(25);
  for (const response of [await show(id, 'asha'), await markPaid(id, 360, 'asha'), await cancel(id, 'asha')])
    expect(response.status).toBe(403);
});

test('a payment at the hotel, recorded from several tabs at once, counts once and publishes one event', async () => {
  const id = await guest.bookAndGetId(30);
  const responses = await Promise.all([markPaid(id), markPaid(id), markPaid(id)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await show(id)).body).toMatchObject({
    booking: { state: 'paid', isPaid: true, paid: 0, owed: 0, atHotel: { paid: 360, refunded: 0, paidAt: at } },
    history: [{ type: 'booked' }, { type: 'paid', method: 'hotel', amount: 360, at }],
    cancelling: { byCard: 0, atHotel: 360 },
  });
  expect(await guest.publishedEvents(id, events.bookingPaid)).toMatchObject([
    { method: 'hotel', version: 2, totalMinor: 360_00 },
  ]);
});

test('without members of staff another form learns when it was recorded, without a name', async () => {
  const id = await guest.bookAndGetId(13);
  const pay = (key: string) => service.call(calls.markPaid, { bookingId: id, amount: 360, key }, { as });
  expect((await pay('a')).status).toBe(200);
  const { status, body } = await pay('b');
  const message = errorMessages['already-made']({ what: 'paid', at, city: 'Jaipur' });
  expect([status, body.message]).toEqual([409, message]);
});

test('a booking paid by card in the meantime cannot be marked as paid', async () => {
  const id = await guest.bookAndGetId(35);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  const { status, body } = await markPaid(id);
  expect([status, body.code]).toEqual([409, 'already-paid']);
  expect((await show(id)).body).toMatchObject({ history: [{ type: 'booked' }, { type: 'paid', method: 'card' }] });
});

test('of simultaneous payments at the hotel and by card one counts, and the card payment is refunded if it is the second', async () => {
  for (const from of [40, 45, 50, 55]) {
    const id = await guest.bookAndGetId(from);
    const [{ status }] = await Promise.all([markPaid(id), guest.pay(id)]);
    await guest.waitUntil(id, { state: 'paid', paid: 360 });
    const { booking } = (await show(id)).body as { booking: { atHotel?: object; pendingRefund: number } };
    expect([status, booking.atHotel !== undefined, booking.pendingRefund]).toEqual(
      status === 200 ? [200, true, 360] : [409, false, 0],
    );
    expect(await guest.publishedEvents(id, events.bookingPaid)).toMatchObject([
      { method: status === 200 ? 'hotel' : 'card' },
    ]);
  }
});

test('cancelling a booking paid by card releases its nights, charges nothing and publishes one event', async () => {
  const id = await guest.bookAndGetId(60);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  const responses = await Promise.all([cancel(id), cancel(id)]);
  expect(responses.map(({ body }) => body.message)).toEqual(Array(2).fill(confirmations.cancelledForGuest));
  expect(await guest.isAvailable(60)).toBe(true);
  expect(await guest.findOwnBooking(id)).toMatchObject({
    state: 'cancelled',
    pendingRefund: 360,
    cancellation: { charge: 0, by: 'owner' },
  });
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([
    { chargedMinor: 0, by: 'owner', byCard: { pendingRefundMinor: 360_00 } },
  ]);
});

test('what was paid at the hotel counts as refunded when the hotel cancels', async () => {
  const id = await guest.bookAndGetId(65);
  await markPaid(id);
  // The clock stands still, but money goes back after it was paid.
  const refundedAt = new Date(noon.getTime() + 1).toISOString();
  expect((await cancel(id)).body).toMatchObject({
    booking: { state: 'cancelled', pendingRefund: 0, owed: 0, atHotel: { paid: 360, refunded: 360, refundedAt } },
    history: [
      { type: 'booked' },
      { type: 'paid', method: 'hotel' },
      { type: 'cancelled', by: 'owner', amount: 0 },
      { type: 'refunded', method: 'hotel', amount: 360 },
    ],
  });
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([
    { atHotel: { paidMinor: 360_00, refundedMinor: 360_00 } },
  ]);
});

test('of simultaneous cancellations by owner and guest one counts, with one event', async () => {
  for (const from of [70, 75, 80, 85]) {
    const id = await guest.bookAndGetId(from);
    const responses = await Promise.all([cancel(id), guest.cancel(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [published, ...more] = await guest.publishedEvents(id, events.bookingCancelled);
    expect(more).toEqual([]);
    const isByOwner = (await guest.findOwnBooking(id))?.cancellation?.by === 'owner';
    expect(published).toMatchObject({ by: isByOwner ? 'owner' : 'guest' });
  }
});

test('a cancellation charge paid at the hotel has an event of its own', async () => {
  const id = await guest.bookAndGetId(1);
  await guest.cancel(id, 120);
  expect((await markPaid(id, 360)).body.code).toBe('terms-changed');
  expect((await markPaid(id, 120)).body).toMatchObject({
    booking: { state: 'cancelled', owed: 0, atHotel: { paid: 120, refunded: 0 } },
  });
  expect(await guest.publishedEvents(id, events.bookingPaid)).toEqual([]);
  expect(await guest.publishedEvents(id, events.bookingChargePaid)).toMatchObject([
    { amountMinor: 120_00, version: 3 },
  ]);
});

test('a guest sees what the hotel would refund, and what it has refunded', async () => {
  const id = await guest.bookAndGetId(90);
  await markPaid(id);
  expect((await guest.showCancellation(id)).body).toMatchObject({ charge: 0, refund: 0, refundAtHotel: 360 });
  await guest.cancel(id);
  expect((await guest.showCancellation(id)).body).not.toHaveProperty('refundAtHotel');
  expect(await guest.findOwnBooking(id)).toMatchObject({ pendingRefund: 0, atHotel: { paid: 360, refunded: 360 } });
});
