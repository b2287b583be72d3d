import { DomainError, limits, type StaffRole } from '@wayhouse/domain';
import { type Booking, nextVersion } from './booking.js';
import { assertMayNote } from './guest.js';
import { inOrder } from './in-order.js';
import type { StaffNote } from './staff-note.js';

/** Adds a note, once per id. */
export function addNote(booking: Booking, { id, text, by }: Omit<StaffNote, 'at'>, now: Date): Booking {
  const { notes = [] } = booking;
  if (notes.some((note) => note.id === id)) return booking;
  assertMayNote(booking, text);
  if (notes.length >= limits.notesOfBooking) throw new DomainError('too-many-notes', { most: limits.notesOfBooking });
  const note = { id, text, at: inOrder(booking, now), by };
  return { ...booking, ...nextVersion(booking), notes: [...notes, note] };
}

type Remover = { callerId: string; role?: StaffRole };

/** Who has written a note removes it, and the hotel's owner any. */
export const mayRemove = ({ by }: StaffNote, { callerId, role }: Remover): boolean =>
  by === callerId || role === 'owner';

/** A booking without notes lacks them. */
export function removeNote({ notes = [], ...booking }: Booking, id: string, remover: Remover): Booking {
  const note = notes.find((each) => each.id === id);
  if (!note) throw new DomainError('note-not-found');
  if (!mayRemove(note, remover)) throw new DomainError('note-of-other');
  const left = notes.filter((each) => each !== note);
  return { ...booking, ...nextVersion(booking), ...(left.length > 0 && { notes: left }) };
}
