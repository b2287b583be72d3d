import { createHash } from 'node:crypto';
import { isBlockHolder } from '@wayhouse/domain';
import type { Span } from '../timeline/domain/spans.js';

/** A taken period of a unit as other sites see it. */
export type UnitEvent = { uid: string; from: string; to: string; what: 'booked' | 'blocked' };

/** What the ids of our events end with. */
const uidEnd = '@calendar.wayhouse';
export const ownUid = /@calendar\.wayhouse$/i;

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
    const hash = createHash('sha256').update([room, unit, holder, part].join(' ')).digest('hex');
    return { uid: `${hash.slice(0, 32)}${uidEnd}`, from, to, what };
  });
}
