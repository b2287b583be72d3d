import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { type Params, writeParams } from './write-params.js';

/** A stay as the addresses of the list and of a room have it; a date is `''` until it is selected. */
export type StayParams = StayDates & {
  guests: number;
  /** How many of the guests are adults, where not all of them are. */
  adults?: number | undefined;
};

export const noDates: StayDates = { checkIn: '', checkOut: '' };
export const noStay: StayParams = { ...noDates, guests: 1, adults: undefined };

/** A number of adults, if there are that many among so many guests, and children beside them. */
export const adultsAmong = (guests: number, adults: number | undefined): number | undefined =>
  adults && adults < guests ? adults : undefined;

export const writeStay = (stay: StayParams): Params => writeParams(stay, noStay);
