import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { type Params, writeParams } from './write-params.js';

/** A stay as the addresses of the list and of a room have it; a date is `''` until it is selected. */
export type StayParams = StayDates & { guests: number };

export const noDates: StayDates = { checkIn: '', checkOut: '' };
export const noStay: StayParams = { ...noDates, guests: 1 };

export const writeStay = (stay: StayParams): Params => writeParams(stay, noStay);
