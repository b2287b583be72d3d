import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import type { TestBooking } from './factories.js';

/** Tells of another hotel in Jaipur, and waits until this is known. */
export async function registerHotel(service: TestBooking, hotelId: string, ownerId: string): Promise<void> {
  const facts = { name: 'Moss Gate', contact: '+91 141 000 001', address: '2 Fort Road', city: 'Jaipur' };
  await service.tell(events.hotelRegistered, { hotelId, version: 1, ownerId, ...facts });
  await eventually(async () =>
    expect(await service.db.collection('hotels').findOne({ _id: hotelId as never })).not.toBeNull(),
  );
}
