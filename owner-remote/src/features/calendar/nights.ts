import type { CallResponse } from '@wayhouse/contracts/call';
import type { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { addDays, nightsOf } from '@wayhouse/domain/stay';

type Calendar = CallResponse<typeof showRoomCalendar>;
export type Stay = Calendar['stays'][number];
/** `to` is exclusive. */
export type Nights = { from: string; to: string };
/** The loaded stays and blocks of a room between `from` and `to` (exclusive). */
export type LoadedNights = Calendar & Nights;

type BlockEntry = Nights & { kind: 'block'; reason: string | undefined };
/** A stay, or consecutive nights blocked for one reason. */
export type CalendarEntry = (Nights & { kind: 'stay'; stay: Stay }) | BlockEntry;
/** How many units of a room are booked for a night, and how many are blocked by themselves. */
type TakenUnits = Nights & { kind: 'units'; booked: number; blocked: number; units: number };
export type GridEntry = CalendarEntry | TakenUnits;

/** All entries in order. Consecutive nights with the same reason are one block. */
export function toEntries({ stays, blocked }: Calendar): CalendarEntry[] {
  const entries: CalendarEntry[] = stays.map((stay) => ({ kind: 'stay', from: stay.checkIn, to: stay.checkOut, stay }));
  let last: BlockEntry | undefined;
  for (const { night, reason } of blocked) {
    if (last?.to === night && last.reason === reason) last.to = addDays(night, 1);
    else entries.push((last = { kind: 'block', from: night, to: addDays(night, 1), reason }));
  }
  return entries.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** What the nights show in the grid: of a room with several units, how many are taken. */
export function toGridEntries(calendar: Calendar, units: number): GridEntry[] {
  const booked = countByNight(calendar.stays.flatMap(nightsOf));
  const blocked = countByNight((calendar.blockedUnits ?? []).map(({ night }) => night));
  const entries = toEntries(calendar);
  if (units === 1 && Math.max(0, ...booked.values()) <= 1) return entries;
  const nights = [...new Set([...booked.keys(), ...blocked.keys()])].map((night): TakenUnits => {
    const taken = { booked: booked.get(night) ?? 0, blocked: blocked.get(night) ?? 0 };
    return { kind: 'units', from: night, to: addDays(night, 1), ...taken, units };
  });
  return [...entries.filter(({ kind }) => kind === 'block'), ...nights];
}

function countByNight(nights: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const night of nights) counts.set(night, (counts.get(night) ?? 0) + 1);
  return counts;
}

export const isWithin = (night: string, { from, to }: Nights): boolean => from <= night && night < to;

export const isSameNights = (one: Nights, other: Nights): boolean => one.from === other.from && one.to === other.to;

export const overlaps = (one: Nights, other: Nights): boolean => one.from < other.to && other.from < one.to;

/** The nights between two, both inclusive, in either order. */
export const nightsBetween = (one: string, other: string): Nights =>
  one < other ? { from: one, to: addDays(other, 1) } : { from: other, to: addDays(one, 1) };

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);
