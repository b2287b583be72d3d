import { limits } from '@wayhouse/domain/limits';
import { addDays, daysBetween, type Stay } from '@wayhouse/domain/stay';
import { earlier, later, type Nights, nightsBetween, overlaps } from '../../nights.js';
import type { TimelineBlock, TimelineData, TimelineStay } from '../use-timeline.js';
import { type Change, movedFrom } from './change.js';

/** A night of a unit. */
export type Spot = { room: string; unit: number; night: string };
/** What is carried over the timeline. */
export type Edge = 'start' | 'end';
export type Grip =
  | { kind: 'move'; stay: TimelineStay }
  | { kind: 'dates'; stay: TimelineStay; edge: Edge }
  | { kind: 'resize'; block: TimelineBlock; edge: Edge }
  | { kind: 'create'; spot: Spot };
export type Refusal =
  | { reason: 'taken'; by: string | undefined }
  | { reason: 'past' | 'over' | 'begun' | 'other-room' | 'other-unit' | 'all-units' | 'not-shown' | 'too-long' };
/** Where it would be if it was dropped; without a change all stays as it is. */
export type Plan = Nights & { room: string; unit: number } & { refusal?: Refusal; change?: Change };

/** What a day allows; the front desk still books from `earliest` on, the night that is running. */
export type Days = { today: string; earliest: string };

/** What dropping there would do, as far as the timeline knows: the service decides. */
export function planDrop(grip: Grip, spot: Spot, data: TimelineData, { today, earliest }: Days): Plan {
  switch (grip.kind) {
    case 'move':
      return planMove(grip.stay, spot, data, today);
    case 'dates':
      return planDates(grip.stay, grip.edge, spot.night, data, today);
    case 'resize':
      return planResize(grip.block, grip.edge, spot.night, data, today);
    case 'create':
      return planCreate(grip.spot, spot.night, data, earliest);
  }
}

/** Why it cannot be carried at all. */
export function refuseGrip(
  grip: Grip,
  { rooms }: TimelineData,
  { today, earliest }: Days,
  period: Nights,
): Refusal | undefined {
  if (grip.kind === 'create') return grip.spot.night < earliest ? { reason: 'past' } : undefined;
  if (grip.kind === 'move') return isOver(grip.stay, earliest) ? { reason: 'over' } : undefined;
  if (grip.kind === 'dates') return refuseDates(grip.stay, grip.edge, today, period);
  const { block, edge } = grip;
  if (!block.isUnitAlone && rooms.some(({ _id, units }) => _id === block.room && units > 1))
    return { reason: 'all-units' };
  if (block.to <= today) return { reason: 'over' };
  if (!isEdgeShown(block, edge, period)) return { reason: 'not-shown' };
  return edge === 'start' && block.from < today ? { reason: 'past' } : undefined;
}

/** By the first day that counts, or because the guest has left. */
export const isOver = ({ checkOut, isDeparted }: TimelineStay, first: string): boolean =>
  Boolean(isDeparted) || checkOut <= first;

/** Guests who are there can leave later or earlier. */
export function refuseDates(stay: TimelineStay, edge: Edge, today: string, period: Nights): Refusal | undefined {
  const { checkIn, checkOut, isInHouse } = stay;
  if (!isInHouse && isOver(stay, today)) return { reason: 'over' };
  if (isInHouse ? edge === 'start' : checkIn < today) return { reason: 'begun' };
  if (!isEdgeShown({ from: checkIn, to: checkOut }, edge, period)) return { reason: 'not-shown' };
  const isHere = edge === 'start' ? stay.from === checkIn : stay.to === checkOut;
  return isHere ? undefined : { reason: 'other-unit' };
}

/** A block may go on beyond the nights that are shown: then its bar ends there, and the block does not. */
export const isEdgeShown = ({ from, to }: Nights, edge: Edge, period: Nights): boolean =>
  edge === 'start' ? from >= period.from : to <= period.to;

/** What is left of the stay, in another unit. */
function planMove(stay: TimelineStay, { room, unit }: Spot, data: TimelineData, today: string): Plan {
  const place = { room, unit, from: movedFrom(stay, today), to: stay.checkOut };
  if (room !== stay.room) return { ...place, refusal: { reason: 'other-room' } };
  if (unit === stay.unit) return place;
  const others = data.stays.filter(({ bookingId }) => bookingId !== stay.bookingId);
  return withChange(place, { ...data, stays: others }, { kind: 'move', bookingId: stay.bookingId, unit });
}

/** The units that it could be moved to. */
export function unitsFreeFor(stay: TimelineStay, data: TimelineData, today: string): number[] {
  const units = data.rooms.find(({ _id }) => _id === stay.room)?.units ?? 0;
  const spot = (unit: number) => ({ room: stay.room, unit, night: stay.from });
  return Array.from({ length: units }, (_, at) => at + 1).filter(
    (unit) => planMove(stay, spot(unit), data, today).change,
  );
}

/** The stay with another first or last night in its unit, of which one is left. */
function planDates(stay: TimelineStay, edge: Edge, night: string, data: TimelineData, today: string): Plan {
  const { room, unit, from, to, bookingId } = stay;
  const nights =
    edge === 'start'
      ? { from: later(earlier(night, addDays(to, -1)), today), to }
      : { from, to: later(later(addDays(night, 1), addDays(from, 1)), stay.isInHouse ? today : from) };
  const place = { room, unit, ...nights };
  if (nights.from === from && nights.to === to) return place;
  const dates: Stay =
    edge === 'start'
      ? { checkIn: nights.from, checkOut: stay.checkOut }
      : { checkIn: stay.checkIn, checkOut: nights.to };
  if (daysBetween(dates.checkIn, dates.checkOut) > limits.nights) return { ...place, refusal: { reason: 'too-long' } };
  const others = data.stays.filter((each) => each.bookingId !== bookingId);
  return withChange(place, { ...data, stays: others }, { kind: 'dates', stay, ...dates });
}

function planResize(block: TimelineBlock, edge: Edge, night: string, data: TimelineData, today: string): Plan {
  const { room, unit, from, to, reason, isUnitAlone } = block;
  // At least one night is left, and none that is over is taken away.
  const nights =
    edge === 'start'
      ? { from: later(earlier(night, addDays(to, -1)), today), to }
      : { from, to: later(addDays(night, 1), later(addDays(from, 1), today)) };
  const place = { room, unit, ...nights };
  const of = { room, ...(isUnitAlone && { unit }) };
  const added = edge === 'start' ? { from: nights.from, to: from } : { from: to, to: nights.to };
  if (added.from < added.to)
    return withChange(
      { ...place, ...added },
      data,
      { kind: 'block', block, nights, call: { ...of, ...added, reason } },
      place,
    );
  const freed = edge === 'start' ? { from, to: nights.from } : { from: nights.to, to };
  if (freed.from < freed.to) return { ...place, change: { kind: 'unblock', block, nights, call: { ...of, ...freed } } };
  return place;
}

function planCreate({ room, unit, night: first }: Spot, night: string, data: TimelineData, earliest: string): Plan {
  const place = { room, unit, ...nightsBetween(first, night) };
  if (place.from < earliest) return { ...place, refusal: { reason: 'past' } };
  return withChange(place, data, { kind: 'create', ...place });
}

type Place = Nights & { room: string; unit: number };

/** The change where nobody has the nights of the place; `shown` is what is to be seen of it. */
function withChange(place: Place, data: TimelineData, change: Change, shown = place): Plan {
  const isHere = (span: Place) => span.room === place.room && span.unit === place.unit && overlaps(span, place);
  const stay = data.stays.find(isHere);
  const block = data.blocked.find(isHere);
  return stay || block ? { ...shown, refusal: { reason: 'taken', by: stay?.guest } } : { ...shown, change };
}
