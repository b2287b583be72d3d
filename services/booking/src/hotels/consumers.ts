import { events, type HotelFacts } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';
import { onEvent, type Transaction } from '@wayhouse/service-kit';
import { applyHotel, type Deps } from './apply-hotel.js';
import type { Hotel } from './hotel-projection.js';
import type { StaffProjection } from './staff-projection.js';

const toHotel = ({
  hotelId: id,
  version,
  ownerId,
  addedAt,
  contact: phone,
  isClosedByOperator,
  ...facts
}: HotelFacts): Hotel => ({
  ...{ id, version, ownerId, phone, isClosedByOperator: isClosedByOperator ?? false },
  legalFacts: legalFactsOf(facts),
  ...(addedAt && { addedAt: new Date(addedAt) }),
});

export function hotelConsumers({ staff, ...deps }: Deps & { staff: Pick<StaffProjection, 'apply'> }) {
  const apply = (facts: HotelFacts, tx: Transaction) => applyHotel(deps, tx, toHotel(facts));
  return [
    onEvent(events.hotelRegistered, apply),
    onEvent(events.hotelChanged, apply),
    onEvent(events.staffChanged, (member, tx) => staff.apply(tx, member)),
  ];
}
