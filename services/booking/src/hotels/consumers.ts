import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { HotelProjection } from './hotel-projection.js';

export const hotelConsumers = ({ hotels }: { hotels: HotelProjection }) => [
  onEvent(events.hotelRegistered, ({ hotelId, ownerId, contact }, tx) =>
    hotels.apply(tx, { id: hotelId, ownerId, phone: contact }),
  ),
];
