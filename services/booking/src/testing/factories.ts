import { addDays, events, type RoomFacts } from '@wayhouse/contracts';
import { eventually, testService } from '@wayhouse/service-kit/testing';
import { buildBooking } from '../compose.js';
import type { Order } from '../bookings/domain/booking.js';
import type { Payment, Refund } from '../bookings/domain/ledger.js';

/** The clock of these tests: noon in Jaipur, where the room is. */
export const noon = new Date('2027-01-05T06:30:00Z');
const today = '2027-01-05';
export const inDays = (days: number) => addDays(today, days);

export const room = (over: Partial<RoomFacts> = {}): RoomFacts => ({
  roomId: 'r1',
  version: 1,
  hotelId: 'h1',
  ownerId: 'owner',
  hotelName: 'Amber Court',
  address: '1 Fort Road',
  city: 'Jaipur',
  roomType: 'Double Bed',
  nightMinor: 120_00,
  images: ['/images/abc/1280.jpg'],
  isAvailable: true,
  ...over,
});

export const order = (over: Partial<Order> = {}): Order => ({
  id: 'b1',
  guest: { id: 'asha', name: 'Asha', email: 'asha@example.test' },
  guests: 2,
  stay: { checkIn: '2027-02-27', checkOut: '2027-03-02' },
  currency: 'USD',
  ...over,
});

export const payment = (over: Partial<Payment> = {}): Payment => ({
  paymentId: 'pi_1',
  amountMinor: 360_00,
  paidAt: noon,
  by: 'card',
  ...over,
});

export const aRefund = (over: Partial<Refund> = {}): Refund => ({
  refundId: 're_1',
  paymentId: 'pi_1',
  amountMinor: 120_00,
  refundedAt: noon,
  by: 'card',
  ...over,
});

/** A booking service in this process that knows the room r1 of the hotel h1. */
export async function bookingService(now = () => noon) {
  const service = await testService('booking', (given) => buildBooking({ ...given, currency: 'USD' }), { now });
  await service.tell(events.hotelRegistered, hotel);
  await service.tell(events.roomListed, room());
  await knows(service, 'hotels', 'h1');
  await knows(service, 'rooms', 'r1');
  return service;
}

export type TestBooking = Awaited<ReturnType<typeof bookingService>>;

async function knows(service: Awaited<ReturnType<typeof testService>>, collection: string, id: string) {
  await eventually(async () =>
    expect(await service.db.collection(collection).findOne({ _id: id as never })).not.toBeNull(),
  );
}

const hotel = {
  hotelId: 'h1',
  version: 1,
  ownerId: 'owner',
  name: 'Amber Court',
  contact: '+91 141 000 000',
  address: '1 Fort Road',
  city: 'Jaipur',
};
