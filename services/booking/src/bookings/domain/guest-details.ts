import { adultsOf, assertGuestDetails, type GuestDetails, type HotelTimes } from '@wayhouse/domain';

/** `version` counts the changes, from 1. `changedAt` is when the guest has changed them after booking. */
export type BookedDetails = GuestDetails & { version: number; changedAt?: Date };

/** What was entered, without what is left empty; undefined if that is nothing. */
export function toDetails(
  entered: GuestDetails,
  guests: number,
  room: Parameters<typeof assertGuestDetails>[2],
): GuestDetails | undefined {
  assertGuestDetails(entered, guests, room);
  const known = Object.entries(entered).filter(([, value]) => value !== undefined && !isEmptyList(value));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

type AdultsOf = { room: HotelTimes & { mostAdults?: number }; guests: number; details?: GuestDetails };

/** The room of a booking, for at least as many adults as it was booked for: the hotel books for more than guests can. */
export function forItsAdults({ room, guests, details = {} }: AdultsOf): AdultsOf['room'] {
  const { mostAdults } = room;
  return mostAdults === undefined ? room : { ...room, mostAdults: Math.max(mostAdults, adultsOf(details, guests)) };
}

/** The room as the hotel books it. */
export const forAnyAdults = <Room extends { mostAdults?: number }>({ mostAdults: _, ...room }: Room) => room;
