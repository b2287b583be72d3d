import type { AnswerOf } from '@wayhouse/contracts/call';
import type { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { addDays } from '@wayhouse/contracts/stay';

type Calendar = AnswerOf<typeof showRoomCalendar>;
export type Stay = Calendar['stays'][number];
/** Nights from `from` up to, not including, `to`. */
export type Nights = { from: string; to: string };
/** What is known of a room's nights, from `from` up to, not including, `to`. */
export type KnownNights = Calendar & Nights;

/** What takes nights that follow one another: a stay, or a block with one reason. */
export type Taken = Nights & ({ kind: 'stay'; stay: Stay } | { kind: 'block'; reason: string | undefined });

/** Everything that takes nights, in order. Blocked nights with the same reason are one block. */
export function takenIn({ stays, blocked }: Calendar): Taken[] {
  const taken: Taken[] = stays.map((stay) => ({ kind: 'stay', from: stay.checkIn, to: stay.checkOut, stay }));
  let last: Extract<Taken, { kind: 'block' }> | undefined;
  for (const { night, reason } of blocked) {
    if (last?.to === night && last.reason === reason) last.to = addDays(night, 1);
    else taken.push((last = { kind: 'block', from: night, to: addDays(night, 1), reason }));
  }
  return taken.sort((one, other) => (one.from < other.from ? -1 : 1));
}

export const isWithin = (night: string, { from, to }: Nights): boolean => from <= night && night < to;

export const isSame = (one: Nights, other: Nights): boolean => one.from === other.from && one.to === other.to;

export const overlaps = (one: Nights, other: Nights): boolean => one.from < other.to && other.from < one.to;

/** The nights from one to another, whichever comes first. */
export const spanOf = (one: string, other: string): Nights =>
  one < other ? { from: one, to: addDays(other, 1) } : { from: other, to: addDays(one, 1) };
