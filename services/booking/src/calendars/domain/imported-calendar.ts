import type { CalendarFailure } from '@wayhouse/domain';
import type { Conflict } from './claim-nights.js';

/** A calendar of another site whose busy nights are blocked in a unit. Of its events nothing is stored. */
export type ImportedCalendar = {
  id: string;
  hotelId: string;
  room: string;
  unit: number;
  /** What the hotel calls it. */
  name: string;
  address: string;
  addedAt: Date;
  /** When it is imported next. */
  dueAt: Date;
  /** Until then one process imports it. */
  leasedUntil: Date;
  /** How many imports have failed in a row, and why the last one has. */
  failures: number;
  failure?: CalendarFailure;
  importedAt?: Date;
  /** The nights from the day of the import on that it blocks. */
  nights: string[];
  /** All that it had when it was read, also what something else has here. */
  wanted?: string[];
  /** The first days of events that repeat, which were left out. */
  repeating: string[];
  conflicts: Conflict[];
};

const everyMs = 15 * 60_000;
const mostMs = 24 * 3600_000;

/** Every quarter of an hour; after failures twice as long for each, up to a day. */
export const nextImport = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(everyMs * 2 ** failures, mostMs));

/** The conflicts with bookings that were none before. */
export const newConflicts = (before: Conflict[], after: Conflict[]): Conflict[] =>
  after.filter(({ bookingId }) => !before.some((known) => known.bookingId === bookingId));
