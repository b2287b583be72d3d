import type { CallInput } from '@wayhouse/contracts/call';
import type { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { addDays, type Stay } from '@wayhouse/domain/stay';
import { earlier, later, type Nights } from '../../nights.js';
import type { TimelineBlock, TimelineData, TimelineStay } from '../use-timeline.js';

type OfBlock = { block: TimelineBlock; /** Those that it has afterwards. */ nights: Nights };
/** What is sent at once. */
export type SavedChange =
  | { kind: 'move'; bookingId: string; unit: number }
  | (OfBlock & { kind: 'block'; call: CallInput<typeof blockNights> })
  | (OfBlock & { kind: 'unblock'; call: CallInput<typeof unblockNights> });
/** Free nights are chosen: what is to become of them is asked next. */
export type Chosen = Nights & { kind: 'create'; room: string; unit: number };
/** A stay is to have other dates: at which price is asked next. */
export type OtherDates = { kind: 'dates'; stay: TimelineStay; checkIn: string; checkOut: string };
export type Change = SavedChange | Chosen | OtherDates;

/** The timeline as it will be once the change is saved. */
export function withChangeApplied(data: TimelineData, change: SavedChange, today: string): TimelineData {
  if (change.kind === 'move') return { ...data, stays: moved(data.stays, change, today) };
  const { block, nights } = change;
  const isIt = ({ room, unit, from }: TimelineBlock) =>
    room === block.room && unit === block.unit && from === block.from;
  return { ...data, blocked: data.blocked.map((each) => (isIt(each) ? { ...each, ...nights } : each)) };
}

/** The first night that moves: the one that is running where a stay has no other one left. */
export const movedFrom = ({ checkIn, checkOut }: Stay, today: string): string =>
  later(checkIn, earlier(today, addDays(checkOut, -1)));

/** The nights that are over stay where they were; the rest is in one unit. */
function moved(stays: TimelineStay[], { bookingId, unit }: { bookingId: string; unit: number }, today: string) {
  const spans = stays.filter((stay) => stay.bookingId === bookingId);
  const [first] = spans;
  if (!first) return stays;
  const from = movedFrom(first, today);
  const before = spans
    .filter((span) => span.from < from)
    .map((span) => ({ ...span, to: span.to < from ? span.to : from }));
  const last = before.at(-1);
  const rest = { ...first, unit, from, to: first.checkOut };
  const joined =
    last?.unit === unit && last.to === from
      ? [...before.slice(0, -1), { ...rest, from: last.from }]
      : [...before, rest];
  return [...stays.filter((stay) => stay.bookingId !== bookingId), ...joined];
}
