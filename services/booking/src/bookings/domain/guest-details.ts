import { assertGuestDetails, type GuestDetails, type HotelTimes } from '@wayhouse/domain';

/** `version` counts the changes, from 1. `changedAt` is when the guest has changed them after booking. */
export type BookedDetails = GuestDetails & { version: number; changedAt?: Date };

/** What was entered, without what is left empty; undefined if that is nothing. */
export function toDetails(entered: GuestDetails, guests: number, hotel: HotelTimes): GuestDetails | undefined {
  assertGuestDetails(entered, guests, hotel);
  const known = Object.entries(entered).filter(([, value]) => value !== undefined && !isEmptyList(value));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
