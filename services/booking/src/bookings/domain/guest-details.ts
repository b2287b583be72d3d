import {
  adultsOf,
  assertGuestDetails,
  type GuestDetail,
  guestDetails,
  type GuestDetails,
  type HotelTimes,
  isSame,
} from '@wayhouse/domain';

/**
 * `version` counts the changes, from 1, and `changedAt` is when they were changed after booking. Where that was by the hotel, `changedBy` is
 * who of its staff, and `corrected` is what the hotel has made another since the guest has last entered them.
 */
export type BookedDetails = GuestDetails & {
  version: number;
  changedAt?: Date;
  changedBy?: string;
  corrected?: GuestDetail[];
};

/** What was entered, without what is left empty; undefined if that is nothing. */
export function toDetails(
  entered: GuestDetails,
  guests: number,
  room: Parameters<typeof assertGuestDetails>[2],
): GuestDetails | undefined {
  assertGuestDetails(entered, guests, room);
  const known = withoutEmpty(entered);
  return Object.keys(known).length > 0 ? known : undefined;
}

/** Whether a booking was made with these details; not to be known once the guest has changed them. */
export function wasMadeWith({ details }: { details?: BookedDetails }, entered: GuestDetails): boolean {
  const { version: _, changedAt, ...made } = details ?? { version: 0 };
  return changedAt !== undefined || isSame(made, withoutEmpty(entered));
}

/** Which of them are not the same in both. */
export const differingDetails = (before: GuestDetails, after: GuestDetails): GuestDetail[] =>
  guestDetails.filter((field) => !isSame(before[field], after[field]));

const withoutEmpty = (entered: GuestDetails): GuestDetails =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined && !isEmptyList(value)));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

type AdultsOf = { room: HotelTimes & { mostAdults?: number }; guests: number; details?: GuestDetails };

/** The room of a booking, for at least as many adults as it was booked for: the hotel books for more than guests can. */
export function forItsAdults({ room, guests, details = {} }: AdultsOf): AdultsOf['room'] {
  const { mostAdults } = room;
  return mostAdults === undefined ? room : { ...room, mostAdults: Math.max(mostAdults, adultsOf(details, guests)) };
}

/** The room as the hotel books it. */
export const forAnyAdults = <Room extends { mostAdults?: number }>({ mostAdults: _, ...room }: Room) => room;
