import type { CallResponse } from '@wayhouse/contracts/call';
import type { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { addDays } from '@wayhouse/domain/stay';

type Calendar = CallResponse<typeof showRoomCalendar>;
export type Stay = Calendar['stays'][number];
/** `to` is exclusive. */
export type Nights = { from: string; to: string };
/** The loaded stays and blocks of a room between `from` and `to` (exclusive). */
export type LoadedNights = Calendar & Nights;

/** A stay, or consecutive nights blocked for one reason. */
export type CalendarEntry = Nights & ({ kind: 'stay'; stay: Stay } | { kind: 'block'; reason: string | undefined });

/** All entries in order. Consecutive nights with the same reason are one block. */
export function toEntries({ stays, blocked }: Calendar): CalendarEntry[] {
  const entries: CalendarEntry[] = stays.map((stay) => ({ kind: 'stay', from: stay.checkIn, to: stay.checkOut, stay }));
  let last: Extract<CalendarEntry, { kind: 'block' }> | undefined;
  for (const { night, reason } of blocked) {
    if (last?.to === night && last.reason === reason) last.to = addDays(night, 1);
    else entries.push((last = { kind: 'block', from: night, to: addDays(night, 1), reason }));
  }
  return entries.sort((one, other) => (one.from < other.from ? -1 : 1));
}

export const isWithin = (night: string, { from, to }: Nights): boolean => from <= night && night < to;

export const isSameNights = (one: Nights, other: Nights): boolean => one.from === other.from && one.to === other.to;

export const overlaps = (one: Nights, other: Nights): boolean => one.from < other.to && other.from < one.to;

/** The nights between two, both inclusive, in either order. */
export const nightsBetween = (one: string, other: string): Nights =>
  one < other ? { from: one, to: addDays(other, 1) } : { from: other, to: addDays(one, 1) };
