import {
  addDays,
  blockHolder,
  DomainError,
  isBlockHolder,
  latestDeparture,
  limits,
  timeZoneOf,
  todayIn,
} from '@wayhouse/domain';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { type Block, withImported } from '../blocks/domain/block.js';
import { isClosed } from '../hotels/domain/closings.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { type Span, toSpans, withNeighbours } from '../timeline/domain/spans.js';
import type { CalendarAddresses } from './calendar-address-repository.js';
import { unitEvents } from './unit-events.js';
import { writeCalendar } from './write-calendar.js';

export type Deps = {
  rooms: Pick<RoomProjection, 'get'>;
  hotels: Pick<HotelProjection, 'findClosings'>;
  nights: Pick<RoomNights, 'listHeld'>;
  blocks: Pick<BlockRepository, 'list'>;
  calendarAddresses: Pick<CalendarAddresses, 'find'>;
  now: () => Date;
};

/**
 * The calendar of the unit that has this secret, for other sites: stays and blocked nights that are not over. With `without` it lacks
 * what only that imported calendar has: its own site would block these nights for good.
 */
export async function readCalendar(deps: Deps, token: string, without?: string): Promise<string> {
  const place = await deps.calendarAddresses.find(token);
  if (!place) throw new DomainError('calendar-not-found');
  const { room, unit } = place;
  const { city, hotelId, units = 1 } = await deps.rooms.get(room);
  // Of a unit that is there no more, or of a hotel that is closed, nothing would read as free.
  if (unit > units || isClosed(await deps.hotels.findClosings(hotelId))) throw new DomainError('calendar-not-found');
  const today = todayIn(timeZoneOf(city), deps.now());
  const held = await deps.nights.listHeld([room], addDays(today, -limits.nights), latestDeparture(today));
  const blocks = new Map(
    (await deps.blocks.list([room])).map((block) => [blockHolder(block), leavingOut(block, without)]),
  );
  const isShown = (holder: string, night: string) =>
    !isBlockHolder(holder) || blocks.get(holder)?.nights.includes(night) === true;
  const spans = toSpans(held.filter((each) => each.unit === unit && isShown(each.holder, each.night)));
  const whole = spans.map((span) => wholeSpan(span, blocks.get(span.holder)));
  // Those that are over count: the id of a part of a stay follows from the parts before.
  return writeCalendar(
    unitEvents(whole).filter(({ to }) => to > today),
    today,
  );
}

const leavingOut = (block: Block, calendarId?: string): Block =>
  calendarId ? { ...block, nights: withImported(block, calendarId, '', []).nights } : block;

/** Blocked nights since they began, which may be long ago; whatever their reasons, they are one event. */
const wholeSpan = (span: Span, block?: Block): Span =>
  block ? withNeighbours(span, { nights: block.nights, reasons: {} }) : span;
