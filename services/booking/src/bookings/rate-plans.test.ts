import { type Booking, calls, events } from '@wayhouse/contracts';
import { defaultCancellationPolicy, nonRefundable } from '@wayhouse/domain';
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

const policy = { freeUntilHours: 168, lateChargeNights: 2 };
const saver = { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable };
const breakfast = { id: 'breakfast', name: 'With breakfast', percentOff: 0, surchargeMinor: 12_50 };

/** A room at 120.00 a night on these terms. */
async function listRoom(roomId: string, over: Parameters<typeof room>[0]): Promise<string> {
  await service.publish(events.roomListed, room({ roomId, plans: [saver, breakfast], ...over }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const book = (roomId: string, from: number, nights: number, over = {}) => {
  const stay = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) };
  return service.call(calls.bookRoom, { ...stay, guests: 2, PaymentMethod: 'Pay at Hotel', ...over }, { as: 'asha' });
};
const bookOn = async (...asked: Parameters<typeof book>) => (await book(...asked)).body.booking as Booking;

test('a booking on a plan costs what it takes off, names it, and has no other price', async () => {
  const id = await listRoom('off', {});
  const refused = await book(id, 10, 3, { plan: 'saver', totalPrice: 360 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'terms-changed', field: 'totalPrice' } });
  const { status, body } = await book(id, 10, 3, { plan: 'saver', totalPrice: 324 });
  expect(status).toBe(200);
  const plan = { id: 'saver', name: 'Non-refundable', percentOff: 10 };
  expect(body.booking).toMatchObject({ totalPrice: 324, owed: 324, plan, cancellationPolicy: nonRefundable });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    ...{ totalMinor: 324_00, lines: [{ eachMinor: 108_00 }], plan },
  });
});

test('without a plan a room is booked on the terms of its hotel, or else on those of the house', async () => {
  const own = await bookOn(await listRoom('own', { cancellationPolicy: policy }), 20, 1);
  expect(own).toMatchObject({ totalPrice: 120, cancellationPolicy: policy });
  expect(own).not.toHaveProperty('plan');
  const house = await bookOn(await listRoom('house', {}), 20, 1);
  expect(house.cancellationPolicy).toEqual(defaultCancellationPolicy);
});

test('what a plan adds is a line of its name for each guest and night, and the policy is the hotel’s', async () => {
  const id = await listRoom('added', { cancellationPolicy: policy });
  const booking = await bookOn(id, 20, 2, { plan: 'breakfast' });
  expect(booking).toMatchObject({
    ...{ totalPrice: 290, cancellationPolicy: policy, plan: { name: 'With breakfast', percentOff: 0 } },
    taxes: [{ name: 'With breakfast', kind: 'fee', basis: 'person-night', value: 12.5, amount: 50, isIncluded: false }],
  });
});

test('the plan’s percentage comes off each night first, then that of an offer', async () => {
  const rates = [{ from: inDays(31), to: inDays(31), nightMinor: 200_00 }];
  const id = await listRoom('both', { offers: ['summer'], rates });
  const booking = await bookOn(id, 30, 2, { plan: 'saver' });
  expect(booking).toMatchObject({ totalPrice: 216, offer: { id: 'summer' }, plan: { id: 'saver' } });
  expect(booking.lines).toMatchObject([{ each: 81 }, { each: 135 }]);
});

test('terms of cancelling that are other ones than the guest has seen are not booked', async () => {
  const id = await listRoom('seen', { cancellationPolicy: policy });
  const seen = (cancellationPolicy: typeof policy, over = {}) => book(id, 10, 1, { cancellationPolicy, ...over });
  const refused = { status: 409, body: { code: 'terms-changed', field: 'cancellationPolicy' } };
  expect(await seen(defaultCancellationPolicy)).toMatchObject(refused);
  expect(await seen(policy, { plan: 'saver' })).toMatchObject(refused);
  expect((await seen(nonRefundable, { plan: 'saver' })).status).toBe(200);
});

test('a plan that the room does not have is not booked on, and holds no night', async () => {
  const id = await listRoom('none', { plans: undefined });
  const refused = await book(id, 10, 1, { plan: 'saver' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'terms-changed', field: 'plan' } });
  expect((await book(id, 10, 1)).status).toBe(200);
});

test('cancelling a non-refundable booking costs all its nights, at any time', async () => {
  const { _id } = await bookOn(await listRoom('never', {}), 200, 3, { plan: 'saver' });
  expect((await guest.showCancellation(_id)).body).toMatchObject({ charge: 324 });
  const own = (await service.call(calls.listOwnBookings, {}, { as: 'asha' })).body.bookings as Booking[];
  expect(own.find((each) => each._id === _id)).not.toHaveProperty('changeableUntil');
});

test('a booking has its plan and its terms for good, new ones those of the day', async () => {
  const id = await listRoom('changed', {});
  const booked = await bookOn(id, 40, 1, { plan: 'saver' });
  const cheaper = { ...saver, percentOff: 50, cancellationPolicy: undefined };
  await service.publish(events.roomChanged, room({ roomId: id, version: 2, plans: [cheaper] }));
  await eventually(async () => expect((await book(id, 42, 1, { plan: 'saver', totalPrice: 60 })).status).toBe(200));
  await guest.waitUntil(booked._id, { totalPrice: 108, plan: booked.plan });
  expect((await guest.showCancellation(booked._id)).body).toMatchObject({ charge: 108 });
});

test('changing the stay keeps the plan as it was booked, at the rates of the day', async () => {
  const id = await listRoom('moved', {});
  const booked = await bookOn(id, 50, 1, { plan: 'breakfast' });
  await service.publish(events.roomChanged, room({ roomId: id, version: 2, nightMinor: 200_00, plans: [] }));
  const change = { id: booked._id, checkInDate: inDays(60), checkOutDate: inDays(62), guests: 1 };
  await eventually(async () => {
    const { body } = await service.call(calls.changeStay, { ...change, totalPrice: 425 }, { as: 'asha' });
    expect(body.booking).toMatchObject({
      totalPrice: 425,
      plan: booked.plan,
      taxes: [{ name: 'With breakfast', amount: 25 }],
    });
  });
});
