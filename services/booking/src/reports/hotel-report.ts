import type { Connection } from 'mongoose';
import { type HotelReport, type Period, type PeriodName, resolvePeriod } from '@wayhouse/contracts';
import { timeZoneOf, todayIn } from '@wayhouse/domain';
import type { RoomNights } from '../availability/room-nights.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { cashFlow, reportedMonths } from './cash-flow.js';
import { hotelMetrics } from './domain/hotel-metrics.js';
import { countArrivals, countNightsSold } from './stay-counts.js';

export type Deps = {
  db: Connection;
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
    countArrivals(deps.db, hotelId, period),
    countNightsSold(deps.db, hotelId, period),
    deps.nights.countTaken(ids, period.from, period.to),
    cashFlow(deps.db, { hotelId, timeZone, months, period }),
  ]);
  return hotelMetrics(period, { stays, nights, rooms: rooms.length, taken, months, ...money });
}

const toPeriod = ({ period, from, to }: PeriodInput, today: string): Period =>
  period ? resolvePeriod(period, today) : { from: from!, to: to! };
