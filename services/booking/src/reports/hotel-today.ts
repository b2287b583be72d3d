import { type DayGroup, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { RoomProjection } from '../rooms/room-projection.js';
import { countGroups, selectGroup } from './domain/day-groups.js';
import type { ReportRepository } from './report-repository.js';

export type Deps = {
  reports: Pick<ReportRepository, 'listStaysOn'>;
  rooms: Pick<RoomProjection, 'listByHotel'>;
  now: () => Date;
};

/** The day is that of the hotel's city, which its rooms have; without rooms there are no stays. */
export async function hotelToday({ reports, rooms, now }: Deps, hotelId: string, group?: DayGroup) {
  const [room] = await rooms.listByHotel(hotelId);
  if (!room) return { counts: countGroups([], ''), bookings: [] };
  const date = todayIn(timeZoneOf(room.city), now());
  const stays = await reports.listStaysOn(hotelId, date);
  return { date, counts: countGroups(stays, date), bookings: group ? selectGroup(group, stays, date) : [] };
}
