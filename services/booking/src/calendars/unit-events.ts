import { createHash } from 'node:crypto';
import { isBlockHolder } from '@wayhouse/domain';
import type { Span } from '../timeline/domain/spans.js';

/** A taken period of a unit as other sites see it. */
export type UnitEvent = { uid: string; from: string; to: string; what: 'booked' | 'blocked' };

/** What the ids of a unit's events end with, by which they are known when they come back by another site. */
export const uidEnd = (room: string, unit: number): string => `-${hashOf(room, unit).slice(0, 16)}@calendar.wayhouse`;
const hashOf = (...parts: (string | number)[]): string => createHash('sha256').update(parts.join(' ')).digest('hex');

/**
 * The ids are stable: of a stay as long as it is in the unit, of blocked nights as long as they begin on that day. They show nothing
 * of the booking.
 */
export function unitEvents(spans: Span[]): UnitEvent[] {
  const counts = new Map<string, number>();
  return spans.map(({ room, unit, holder, from, to }) => {
    const what = isBlockHolder(holder) ? 'blocked' : 'booked';
    const count = (counts.get(holder) ?? 0) + 1;
    counts.set(holder, count);
    const part = what === 'blocked' ? from : count;
    return { uid: hashOf(room, unit, holder, part).slice(0, 32) + uidEnd(room, unit), from, to, what };
  });
}
