import { events, type HotelFacts } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { HotelProjection } from './hotel-projection.js';

const toHotel = ({ hotelId: id, version, ownerId, addedAt, contact: phone }: HotelFacts) => ({
  ...{ id, version, ownerId, phone },
  ...(addedAt && { addedAt: new Date(addedAt) }),
});

export const hotelConsumers = ({ hotels }: { hotels: HotelProjection }) => [
  onEvent(events.hotelRegistered, (facts, tx) => hotels.apply(tx, toHotel(facts))),
  onEvent(events.hotelChanged, (facts, tx) => hotels.apply(tx, toHotel(facts))),
];
