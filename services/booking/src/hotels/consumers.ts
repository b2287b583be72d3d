import { events, type HotelFacts } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';
import { onEvent } from '@wayhouse/service-kit';
import type { HotelProjection } from './hotel-projection.js';
import type { StaffProjection } from './staff-projection.js';

const toHotel = ({
  hotelId: id,
  version,
  ownerId,
  addedAt,
  contact: phone,
  isClosedByOperator,
  ...facts
}: HotelFacts) => ({
  ...{ id, version, ownerId, phone, isClosedByOperator: isClosedByOperator ?? false },
  legalFacts: legalFactsOf(facts),
  ...(addedAt && { addedAt: new Date(addedAt) }),
});

export const hotelConsumers = ({ hotels, staff }: { hotels: HotelProjection; staff: StaffProjection }) => [
  onEvent(events.hotelRegistered, (facts, tx) => hotels.apply(tx, toHotel(facts))),
  onEvent(events.hotelChanged, (facts, tx) => hotels.apply(tx, toHotel(facts))),
  onEvent(events.staffChanged, (member, tx) => staff.apply(tx, member)),
];
