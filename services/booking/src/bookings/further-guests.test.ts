import { type Booking, calls, events } from '@wayhouse/contracts';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking(() => noon);
});
afterAll(() => service.stop());

const vat = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 10_00, isIncluded: false } as const;
const furtherGuests = { included: 2, eachMinor: 15_00 };

/** A suite for four at 120.00 a night, which includes two. */
async function listSuite(roomId: string, over: Parameters<typeof room>[0] = {}): Promise<string> {
  await service.publish(events.roomListed, room({ roomId, roomType: 'Family Suite', furtherGuests, ...over }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const book = (roomId: string, guests: number, over = {}) => {
  const stay = { room: roomId, checkInDate: inDays(10), checkOutDate: inDays(13) };
  return service.call(calls.bookRoom, { ...stay, guests, PaymentMethod: 'Pay at Hotel', ...over }, { as: 'asha' });
};
const forOne = { what: 'further-guests', guests: 1, nights: 3, each: 15, amount: 45 };

test('each guest above those included is charged for each night, as one line', async () => {
  const id = await listSuite('suite');
  expect(await book(id, 3, { totalPrice: 360 })).toMatchObject({ status: 409, body: { field: 'totalPrice' } });
  const booking = (await book(id, 3, { totalPrice: 405 })).body.booking as Booking;
  expect(booking).toMatchObject({ totalPrice: 405, lines: [{ each: 120, amount: 360 }], adjustments: [forOne] });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    totalMinor: 405_00,
    adjustments: [{ what: 'further-guests', guests: 1, nights: 3, eachMinor: 15_00, amountMinor: 45_00 }],
  });
});

test('guests who are included cost nothing', async () => {
  const booking = (await book(await listSuite('pair'), 2)).body.booking as Booking;
  expect(booking.totalPrice).toBe(360);
  expect(booking).not.toHaveProperty('adjustments');
  expect(booking).not.toHaveProperty('lines');
});

test('percentages of taxes are of the nights with what further guests cost', async () => {
  const booking = (await book(await listSuite('taxed', { taxes: [vat] }), 4)).body.booking as Booking;
  expect(booking).toMatchObject({ totalPrice: 495, taxes: [{ amount: 45 }] });
});

test('a change of guests changes what they cost', async () => {
  const booking = (await book(await listSuite('changed'), 3)).body.booking as Booking;
  const stay = { id: booking._id, checkInDate: inDays(10), checkOutDate: inDays(12) };
  const shown = await service.call(calls.showStayChange, { ...stay, guests: 4 }, { as: 'asha' });
  expect(shown.body).toMatchObject({ totalPrice: 300, adjustments: [{ guests: 2, nights: 2, amount: 60 }] });
  const changed = await service.call(calls.changeStay, { ...stay, guests: 2, totalPrice: 240 }, { as: 'asha' });
  expect(changed.body.booking).toMatchObject({ totalPrice: 240 });
  expect(changed.body.booking).not.toHaveProperty('adjustments');
});
