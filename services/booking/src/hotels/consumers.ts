import { events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import type { HotelCopies } from './hotel-projection.js';

export const hotelConsumers = ({ hotels }: { hotels: HotelCopies }) => [
  on(events.hotelRegistered, ({ hotelId, ownerId }, tx) => hotels.keep(tx, { id: hotelId, ownerId })),
];
