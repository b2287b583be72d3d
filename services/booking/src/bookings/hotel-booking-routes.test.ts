import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, noon, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
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

test('shows the guest, what is owed and what cancelling would bring back', async () => {
  const id = await guest.booked(10);
  expect((await show(id)).body).toMatchObject({
    booking: { _id: id, state: 'due', totalPrice: 360 },
    guest: { name: 'Name of asha', email: 'asha@example.test' },
    history: [{ what: 'booked', at, amount: 360 }],
    owed: 360,
    cancelling: { byCard: 0, atHotel: 0 },
  });
});

test('another hotel’s booking is as unknown as none, and nothing happens to it', async () => {
  const id = await guest.booked(20);
  for (const answer of [
    ...[await show(id, 'rival'), await show('none'), await markPaid(id, 360, 'rival'), await markPaid('none')],
    ...[await cancel(id, 'rival'), await cancel('none')],
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  }
  expect(await guest.seen(id)).toMatchObject({ state: 'due', paid: 0 });
});

test('a guest who owns no hotel is told so', async () => {
  const id = await guest.booked(25);
  for (const answer of [await show(id, 'asha'), await markPaid(id, 360, 'asha'), await cancel(id, 'asha')])
    expect(answer.status).toBe(403);
});

test('a payment at the hotel, recorded from two tabs at once, counts and is told once', async () => {
  const id = await guest.booked(30);
  const answers = await Promise.all([markPaid(id), markPaid(id), markPaid(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await show(id)).body).toMatchObject({
    booking: { state: 'paid', isPaid: true, paid: 0, atHotel: { paid: 360, refunded: 0, paidAt: at } },
    history: [{ what: 'booked' }, { what: 'paid', where: 'hotel', amount: 360, at }],
    owed: 0,
    cancelling: { byCard: 0, atHotel: 360 },
  });
  expect(await guest.toldOf(id, events.bookingPaid)).toMatchObject([{ by: 'hotel', version: 2, totalMinor: 360_00 }]);
});

test('what was paid by card in the meantime is not recorded once more', async () => {
  const id = await guest.booked(35);
  await guest.pay(id);
  await guest.turns(id, { state: 'paid' });
  const { status, body } = await markPaid(id);
  expect([status, body.code]).toEqual([409, 'already-paid']);
  expect((await show(id)).body).toMatchObject({ history: [{ what: 'booked' }, { what: 'paid', where: 'card' }] });
});

test('the owner records a payment while the card’s arrives: the stay is paid once, and a second payment is to go back', async () => {
  for (const from of [40, 45, 50, 55]) {
    const id = await guest.booked(from);
    const [{ status }] = await Promise.all([markPaid(id), guest.pay(id)]);
    await guest.turns(id, { state: 'paid', paid: 360 });
    const { booking } = (await show(id)).body as { booking: { atHotel?: object; comesBack: number } };
    expect([status, booking.atHotel !== undefined, booking.comesBack]).toEqual(
      status === 200 ? [200, true, 360] : [409, false, 0],
    );
    expect(await guest.toldOf(id, events.bookingPaid)).toMatchObject([{ by: status === 200 ? 'hotel' : 'card' }]);
  }
});

test('the hotel cancels a booking paid by card: free nights, no charge, told once', async () => {
  const id = await guest.booked(60);
  await guest.pay(id);
  await guest.turns(id, { state: 'paid' });
  const answers = await Promise.all([cancel(id), cancel(id)]);
  expect(answers.map(({ body }) => body.message)).toEqual(
    Array(2).fill('The booking is cancelled, and the guest gets a letter.'),
  );
  expect(await guest.isFree(60)).toBe(true);
  expect(await guest.seen(id)).toMatchObject({
    state: 'cancelled',
    comesBack: 360,
    cancellation: { charge: 0, by: 'owner' },
  });
  expect(await guest.toldOf(id, events.bookingCancelled)).toMatchObject([
    { chargedMinor: 0, by: 'owner', byCard: { comesBackMinor: 360_00 } },
  ]);
});

test('what was paid at the hotel counts as given back when the hotel cancels', async () => {
  const id = await guest.booked(65);
  await markPaid(id);
  expect((await cancel(id)).body).toMatchObject({
    booking: { state: 'cancelled', comesBack: 0, atHotel: { paid: 360, refunded: 360, refundedAt: at } },
    history: [
      { what: 'booked' },
      { what: 'paid', where: 'hotel' },
      { what: 'cancelled', by: 'owner', amount: 0 },
      { what: 'refunded', where: 'hotel', amount: 360 },
    ],
    owed: 0,
  });
  expect(await guest.toldOf(id, events.bookingCancelled)).toMatchObject([
    { atHotel: { paidMinor: 360_00, refundedMinor: 360_00 } },
  ]);
});

test('owner and guest cancel at once: one of them has, and it is told once', async () => {
  for (const from of [70, 75, 80, 85]) {
    const id = await guest.booked(from);
    const answers = await Promise.all([cancel(id), guest.cancel(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [told, ...more] = await guest.toldOf(id, events.bookingCancelled);
    expect(more).toEqual([]);
    const isOwners = (await guest.seen(id))?.cancellation?.by === 'owner';
    expect(told).toMatchObject({ by: isOwners ? 'owner' : 'guest' });
  }
});

test('the owner records the charge of a late cancellation, which is told apart from a paid stay', async () => {
  const id = await guest.booked(1);
  await guest.cancel(id, 120);
  expect((await markPaid(id, 360)).body.code).toBe('terms-changed');
  expect((await markPaid(id, 120)).body).toMatchObject({
    booking: { state: 'cancelled', atHotel: { paid: 120, refunded: 0 } },
    owed: 0,
  });
  expect(await guest.toldOf(id, events.bookingPaid)).toEqual([]);
  expect(await guest.toldOf(id, events.bookingChargePaid)).toMatchObject([{ amountMinor: 120_00, version: 3 }]);
});

test('a guest sees what the hotel would give back, and what it did', async () => {
  const id = await guest.booked(90);
  await markPaid(id);
  expect((await guest.show(id)).body).toMatchObject({ charge: 0, refund: 0, refundAtHotel: 360 });
  await guest.cancel(id);
  expect((await guest.show(id)).body).not.toHaveProperty('refundAtHotel');
  expect(await guest.seen(id)).toMatchObject({ comesBack: 0, atHotel: { paid: 360, refunded: 360 } });
});
