import type { Connection } from 'mongoose';
import { type HotelFigures, type Period, type PeriodName, periodNamed, timeZoneOf, todayIn } from '@wayhouse/contracts';
import type { RoomNights } from '../availability/room-nights.js';
import type { RoomCopies } from '../rooms/room-projection.js';
import { moneyMoved, monthsShown } from './cash-flow.js';
import { nightsSold, staysBeginning } from './stay-counts.js';
import { figuresOf } from './domain/hotel-metrics.js';

export type Deps = {
  db: Connection;
  rooms: Pick<RoomCopies, 'ofHotel'>;
  nights: Pick<RoomNights, 'countTaken'>;
  now: () => Date;
};

type Choice = { period?: PeriodName; from?: string; to?: string };

/** A hotel's figures for the period somebody chose. A period's name is read on the calendar of the hotel's city. */
export async function countHotel(deps: Deps, hotelId: string, choice: Choice): Promise<HotelFigures> {
  const rooms = await deps.rooms.ofHotel(hotelId);
  // All rooms of a hotel are where it is; one without rooms has nothing to count.
  const timeZone = timeZoneOf(rooms[0]?.city ?? '');
  const period = periodOf(choice, todayIn(timeZone, deps.now()));
  const months = monthsShown(period);
  const ids = rooms.map(({ roomId }) => roomId);
  const [stays, nights, taken, money] = await Promise.all([
    staysBeginning(deps.db, hotelId, period),
    nightsSold(deps.db, hotelId, period),
    deps.nights.countTaken(ids, period.from, period.to),
    moneyMoved(deps.db, { hotelId, timeZone, months, period }),
  ]);
  return figuresOf(period, { stays, nights, rooms: rooms.length, taken, months, ...money });
}

const periodOf = ({ period, from, to }: Choice, today: string): Period =>
  period ? periodNamed(period, today) : { from: from!, to: to! };
