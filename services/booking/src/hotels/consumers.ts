import { events, type HotelFacts } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { HotelProjection } from './hotel-projection.js';
import type { StaffProjection } from './staff-projection.js';

const toHotel = ({ hotelId: id, version, ownerId, addedAt, contact: phone }: HotelFacts) => ({
  ...{ id, version, ownerId, phone },
  ...(addedAt && { addedAt: new Date(addedAt) }),
});

export const hotelConsumers = ({ hotels, staff }: { hotels: HotelProjection; staff: StaffProjection }) => [
  onEvent(events.hotelRegistered, (facts, tx) => hotels.apply(tx, toHotel(facts))),
  onEvent(events.hotelChanged, (facts, tx) => hotels.apply(tx, toHotel(facts))),
  onEvent(events.staffChanged, (member, tx) => staff.apply(tx, member)),
];
