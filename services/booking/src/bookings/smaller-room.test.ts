import { type Booking, calls } from '@wayhouse/contracts';
import { startTestBooking, type TestBooking } from '../testing/factories.js';
import { refusal, stayChangeSteps, stayOf, wanted } from '../testing/stay-change-steps.js';

let service: TestBooking;
let hotel: ReturnType<typeof stayChangeSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  hotel = stayChangeSteps(service);
});
afterAll(() => service.stop());

const book = (roomId: string, from: number, guests: number) =>
  service.call(
    calls.bookRoom,
    { room: roomId, ...stayOf(from, 2), guests, PaymentMethod: 'Pay at Hotel' },
    { as: 'asha' },
  );
const idOf = ({ body }: Awaited<ReturnType<typeof book>>) => (body.booking as Booking)._id;
const change = (id: string, from: number, guests: number) =>
  service.call(calls.changeStay, { ...wanted(id, from, 2, guests), totalPrice: 240 }, { as: 'asha' });

test('a booking of a room that has become one for fewer guests can still be changed, by its guest and by the hotel', async () => {
  const suite = await hotel.aRoom({ roomType: 'Family Suite' });
  const id = idOf(await book(suite, 10, 4));
  await hotel.changeRoom(suite, { roomType: 'Double Bed', mostAdults: 1 });
  expect(refusal(await book(suite, 20, 4))).toEqual([422, 'rule-broken', 'guests']);
  for (const [from, guests] of [
    [12, 4],
    [14, 3],
    [16, 4],
  ] as const) {
    const { status, body } = await change(id, from, guests);
    expect(status).toBe(200);
    expect(body.booking).toMatchObject({ guests, room: { roomType: 'Family Suite' } });
  }
  const byHotel = { ...wanted(id, 18, 2, 4), totalPrice: 240 };
  expect((await service.call(calls.changeStayByHotel, byHotel, { as: 'owner' })).status).toBe(200);
});

test('one of a room that has become one for more can be for as many as that sleeps', async () => {
  const double = await hotel.aRoom({ roomType: 'Double Bed' });
  const id = idOf(await book(double, 10, 2));
  await hotel.changeRoom(double, { roomType: 'Luxury Room' });
  expect((await change(id, 10, 3)).status).toBe(200);
  expect(refusal(await change(id, 10, 4))).toEqual([422, 'rule-broken', 'guests']);
});
