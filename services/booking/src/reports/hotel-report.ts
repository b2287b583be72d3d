import type { HotelReport } from '@wayhouse/contracts';
import { type Period, type PeriodName, resolvePeriod, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { reportedMonths } from './cash-flow-pipeline.js';
import { hotelMetrics } from './domain/hotel-metrics.js';
import { nightsOfRoom } from './domain/nights-of-room.js';
import type { ReportRepository } from './report-repository.js';

export type Deps = {
  reports: Pick<ReportRepository, 'countArrivals' | 'countNightsSold' | 'cashFlow'>;
  rooms: Pick<RoomProjection, 'listByHotel'>;
  nights: Pick<RoomNights, 'countTaken'>;
  now: () => Date;
};

type PeriodInput = { period?: PeriodName; from?: string; to?: string };

/** A named period ("last-month") is resolved on the calendar of the hotel's city. */
export async function hotelReport(deps: Deps, hotelId: string, input: PeriodInput): Promise<HotelReport> {
  const rooms = await deps.rooms.listByHotel(hotelId);
  // All rooms of a hotel are in its city; without rooms there is nothing to count.
  const timeZone = timeZoneOf(rooms[0]?.city ?? '');
  const period = toPeriod(input, todayIn(timeZone, deps.now()));
  const months = reportedMonths(period);
  const ids = rooms.map(({ roomId }) => roomId);
  const [stays, nights, taken, money] = await Promise.all([
    deps.reports.countArrivals(hotelId, period),
    deps.reports.countNightsSold(hotelId, period),
    deps.nights.countTaken(ids, period.from, period.to),
    deps.reports.cashFlow({ hotelId, timeZone, months, period }),
  ]);
  return hotelMetrics(period, {
    stays,
    nights,
    ofRooms: rooms.reduce((sum, room) => sum + nightsOfRoom(room, period, timeZone), 0),
    taken,
    months,
    ...money,
  });
}

const toPeriod = ({ period, from, to }: PeriodInput, today: string): Period =>
  period ? resolvePeriod(period, today) : { from: from!, to: to! };
