import { events, type HotelFacts } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';
import { onEvent, type Transaction } from '@wayhouse/service-kit';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
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

type Deps = {
  hotels: Pick<HotelProjection, 'apply'>;
  staff: Pick<StaffProjection, 'apply'>;
  rooms: Pick<RoomProjection, 'setClosedByOwner'>;
  importedCalendars: Pick<ImportedCalendars, 'makeDueOfHotel'>;
  now: () => Date;
};

export function hotelConsumers({ hotels, staff, rooms, importedCalendars, now }: Deps) {
  async function apply(facts: HotelFacts, tx: Transaction): Promise<void> {
    const { isDeleted, isReopened } = await hotels.apply(tx, toHotel(facts));
    // Rooms may be known before their hotel, which the deletion has not found then.
    if (isDeleted) await rooms.setClosedByOwner(tx, facts.hotelId, true);
    // They were not read meanwhile.
    if (isReopened) await importedCalendars.makeDueOfHotel(tx, facts.hotelId, now());
  }
  return [
    onEvent(events.hotelRegistered, apply),
    onEvent(events.hotelChanged, apply),
    onEvent(events.staffChanged, (member, tx) => staff.apply(tx, member)),
  ];
}
