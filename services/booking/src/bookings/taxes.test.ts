import { type Booking, calls, events } from '@wayhouse/contracts';
import type { TaxRule } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(() => noon);
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

const vat: TaxRule = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 7_00, isIncluded: true };
const cityTax: TaxRule = { name: 'City tax', kind: 'tax', basis: 'person-night', hundredths: 2_50, isIncluded: false };

/** A room at 120.00 a night in a hotel with these taxes and fees. */
async function listRoom(roomId: string, taxes: TaxRule[], over = {}): Promise<string> {
  await service.publish(events.roomListed, room({ roomId, taxes, ...over }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const book = (roomId: string, from: number, nights: number, over = {}) => {
  const stay = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) };
  return service.call(calls.bookRoom, { ...stay, guests: 2, PaymentMethod: 'Pay at Hotel', ...over }, { as: 'asha' });
};

test('a booking costs its nights and what is added to them, and lists all of it', async () => {
  const id = await listRoom('taxed', [vat, cityTax]);
  const { status, body } = await book(id, 10, 3);
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({
    totalPrice: 375,
    owed: 375,
    lines: [{ what: 'nights', nights: [inDays(10), inDays(11), inDays(12)], each: 120, amount: 360 }],
    taxes: [
      { name: 'VAT', kind: 'tax', basis: 'percent', value: 7, isIncluded: true, amount: 23.55 },
      { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false, amount: 15 },
    ],
  });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    totalMinor: 375_00,
    lines: [{ eachMinor: 120_00 }],
    taxes: [
      { ...vat, amountMinor: 23_55 },
      { ...cityTax, amountMinor: 15_00 },
    ],
  });
});

test('a booking of a hotel without any has neither lines nor taxes', async () => {
  const { body } = await book(await listRoom('plain', []), 10, 3);
  expect(body.booking).toMatchObject({ totalPrice: 360 });
  expect(body.booking).not.toHaveProperty('lines');
  expect(body.booking).not.toHaveProperty('taxes');
});

test('a booking keeps its taxes when those of the hotel change, and new ones have the new', async () => {
  const id = await listRoom('kept', [cityTax]);
  const booked = (await book(id, 20, 1)).body.booking as Booking;
  const dearer = { ...cityTax, hundredths: 9_00 };
  await service.publish(events.roomChanged, room({ roomId: id, version: 2, taxes: [dearer] }));
  await eventually(async () => expect((await book(id, 22, 1, { totalPrice: 138 })).status).toBe(200));
  await guest.waitUntil(booked._id, { totalPrice: 125, taxes: booked.taxes });
});

test('refuses the price of a stay without its taxes, or for other guests, and books at the right one', async () => {
  const id = await listRoom('seen', [cityTax]);
  for (const totalPrice of [240, 245])
    expect(await book(id, 30, 2, { totalPrice })).toMatchObject({ status: 409, body: { code: 'terms-changed' } });
  expect((await book(id, 30, 2, { totalPrice: 250 })).status).toBe(200);
});

test('cancelling late costs the first night without taxes and fees, and the rest of a payment is refunded', async () => {
  const id = await listRoom('late', [cityTax]);
  const { _id } = (await book(id, 1, 3)).body.booking as Booking;
  const payment = { bookingId: _id, paymentId: 'pi_late', amountMinor: 375_00, paidAt: noon.toISOString() };
  await service.publish(events.paymentSucceeded, payment);
  await guest.waitUntil(_id, { state: 'paid' });
  expect((await guest.showCancellation(_id)).body).toMatchObject({ charge: 120 });
  expect((await guest.cancel(_id, 120)).body.booking).toMatchObject({
    cancellation: { charge: 120 },
    pendingRefund: 255,
  });
});
