import { DomainError, type GuestDetails, isSame } from '@wayhouse/domain';
import { type Booking, isStanding, nextVersion } from './booking.js';
import { isBookedByHotel, isStruckOut } from './guest.js';
import { differingDetails, forAnyAdults, toDetails } from './guest-details.js';
import { inOrder } from './in-order.js';

/** `version` is that of the details that the hotel has seen, 0 of none; `guestName` is of a guest without an account. */
export type Correction = { details: GuestDetails; guestName?: string; version: number; by: string };

/**
 * Replaces what is known of the guest, by the hotel, which may correct the name of a guest without an account as well. What is the same
 * already stays as it is.
 */
export function correctDetails(
  booking: Booking,
  { details: entered, guestName, version, by }: Correction,
  now: Date,
): Booking {
  if (isStruckOut(booking)) throw new DomainError('details-after-erasure');
  if (!isStanding(booking, now)) throw new DomainError('details-closed');
  const guest = withName(booking, guestName);
  const known = toDetails(entered, booking.guests, forAnyAdults(booking.room)) ?? {};
  const fields = differingDetails(booking.details ?? {}, known);
  if (fields.length === 0 && isSame(guest, booking.guest)) return booking;
  if (version !== (booking.details?.version ?? 0)) throw new DomainError('details-edit-conflict');
  const corrected = [...new Set([...(booking.details?.corrected ?? []), ...fields])];
  const change = { version: version + 1, changedAt: inOrder(booking, now), changedBy: by, corrected };
  return { ...booking, ...nextVersion(booking), guest, details: { ...known, ...change } };
}

function withName(booking: Booking, name?: string): Booking['guest'] {
  if (name === undefined) return booking.guest;
  if (!isBookedByHotel(booking)) throw new DomainError('name-of-account');
  return { ...booking.guest, name } as Booking['guest'];
}
