import { events, type RoomFacts } from '@wayhouse/contracts';
import { addDays, type CancellationPolicy, policyOn } from '@wayhouse/domain';
import type { FindProfile, ServiceContext } from '@wayhouse/service-kit';
import { eventually, testService } from '@wayhouse/service-kit/testing';
import type { PolicyFor } from '../bookings/domain/choose-terms.js';
import { composeBooking } from '../compose.js';
import type { Order } from '../bookings/domain/create-booking.js';
import { bookingConfig } from './booking-config.js';
import { noUnpaidLimits } from '../bookings/domain/unpaid-limits.js';
import type { Payment, Refund } from '../bookings/domain/ledger.js';

/** The time in these tests: noon in Jaipur, where the room is. */
export const noon = new Date('2027-01-05T06:30:00Z');
const today = '2027-01-05';
export const inDays = (days: number) => addDays(today, days);

/** Of every booking in these tests, whatever the default policy is. */
export const testPolicy: CancellationPolicy = { freeUntilHours: 48, lateChargeNights: 1 };

export const room = (overrides: Partial<RoomFacts> = {}): RoomFacts => ({
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
  ...overrides,
});

export const order = (overrides: Partial<Order> = {}): Order => ({
  id: 'b1',
  guest: { id: 'asha', name: 'Asha', email: 'asha@example.test' },
  guests: 2,
  locale: 'en',
  stay: { checkIn: '2027-02-27', checkOut: '2027-03-02' },
  currency: 'USD',
  cancellationPolicy: testPolicy,
  relay: { guest: '0a1b', hotel: '0c2d' },
  ...overrides,
});

export const payment = (overrides: Partial<Payment> = {}): Payment => ({
  paymentId: 'pi_1',
  amountMinor: 360_00,
  paidAt: noon,
  method: 'card',
  ...overrides,
});

export const aRefund = (overrides: Partial<Refund> = {}): Refund => ({
  refundId: 're_1',
  paymentId: 'pi_1',
  amountMinor: 120_00,
  refundedAt: noon,
  method: 'card',
  ...overrides,
});

/** Starts a booking service in this process that has the room r1 of the hotel h1. */
export async function startTestBooking(
  now = () => noon,
  policyFor: PolicyFor = ({ cancellationPolicy = testPolicy, plans }, planId) =>
    policyOn({ cancellationPolicy, plans }, planId),
  unpaidLimits = noUnpaidLimits,
  findProfile?: FindProfile,
  limits: Partial<typeof bookingConfig> = {},
) {
  const compose = (context: ServiceContext) =>
    composeBooking(context, { ...bookingConfig, ...limits }, { policyFor, unpaidLimits });
  const service = await testService('booking', compose, { now, ...(findProfile && { findProfile }) });
  await service.publish(events.hotelRegistered, hotel);
  await service.publish(events.roomListed, room());
  await waitForDocument(service, 'hotels', 'h1');
  await waitForDocument(service, 'rooms', 'r1');
  return service;
}

export type TestBooking = Awaited<ReturnType<typeof startTestBooking>>;

export async function waitForDocument(
  service: Awaited<ReturnType<typeof testService>>,
  collection: string,
  id: string,
) {
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
