import { events } from '@wayhouse/contracts';
import { type TestBooking, waitForDocument } from './factories.js';

/** Publishes another hotel in Jaipur and waits until the service has it. */
export async function registerHotel(service: TestBooking, hotelId: string, ownerId: string): Promise<void> {
  const details = { name: 'Moss Gate', contact: '+91 141 000 001', address: '2 Fort Road', city: 'Jaipur' };
  await service.publish(events.hotelRegistered, { hotelId, version: 1, ownerId, ...details });
  await waitForDocument(service, 'hotels', hotelId);
}
