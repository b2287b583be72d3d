import type { RoomType } from '../room-types.js';
import { addDays, type Stay } from '../stay.js';
import { divideHalfUp, hundredPercent } from './divide-half-up.js';

export const offerIds = ['summer', 'romantic', 'luxury'] as const;
export type OfferId = (typeof offerIds)[number];

/**
 * An offer of the house that hotels take part in. `lastArrival` is the day of every year (`MM-DD`) on which stays may begin at the
 * latest, `daysAhead` how long before their arrival they have to be booked. Without `roomType` it is for all rooms.
 */
export type Offer = { percentOff: number; lastArrival: string; roomType?: RoomType; daysAhead?: number };

export const offers: Record<OfferId, Offer> = {
  summer: { percentOff: 25, lastArrival: '08-31' },
  romantic: { percentOff: 20, lastArrival: '09-20', roomType: 'Double Bed' },
  luxury: { percentOff: 30, lastArrival: '09-25', roomType: 'Luxury Room', daysAhead: 60 },
};

/** The offer that the price of a stay has, and what it takes off each night. */
export type AppliedOffer = { id: OfferId; percentOff: number };

/** Of the offers of a hotel those for its rooms of this type. */
export const offersFor = (roomType: RoomType, ids: OfferId[] = []): OfferId[] =>
  ids.filter((id) => !offers[id].roomType || offers[id].roomType === roomType);

/**
 * The first and the last arrival that an offer is for, when it is booked on `today`. Once no arrival of a year can be booked so long
 * before, it is for those until `lastArrival` of the next one.
 */
export function offerArrivals(
  { lastArrival, daysAhead = 0 }: Offer,
  today: string,
): { earliest: string; latest: string } {
  const earliest = addDays(today, daysAhead);
  const inYear = (year: number) => `${year}-${lastArrival}`;
  const year = Number(earliest.slice(0, 4));
  return { earliest, latest: inYear(year) < earliest ? inYear(year + 1) : inYear(year) };
}

/** Whether an offer is for an arrival, when it is booked on `today`. */
export function isForArrival(id: OfferId, checkIn: string, today: string): boolean {
  const { earliest, latest } = offerArrivals(offers[id], today);
  return checkIn >= earliest && checkIn <= latest;
}

/** Of these offers the one with the most off for a stay that is booked on `today`. */
export function offerOf(ids: OfferId[], { checkIn }: Stay, today: string): AppliedOffer | undefined {
  const [best] = ids
    .filter((id) => isForArrival(id, checkIn, today))
    .map((id) => ({ id, percentOff: offers[id].percentOff }))
    .sort((one, other) => other.percentOff - one.percentOff);
  return best;
}

/** What a night costs with this much off, half up to a minor unit. */
export const lessPercent = (nightMinor: number, percentOff: number): number =>
  divideHalfUp(nightMinor * (hundredPercent - percentOff * 100), hundredPercent);
