import { toRateRule } from '@wayhouse/contracts/convert-rates';
import type { Room } from '@wayhouse/contracts/room';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import { decided, type RateRule } from '@wayhouse/domain/rates/rate-rule';
import { stayRestriction } from '@wayhouse/domain/rates/stay-restriction';
import { errorMessage } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { arrivalRefusal, arrivalWindow, widestArrivalWindow } from '@wayhouse/domain/arrival';
import { hasNights } from '@wayhouse/domain/stay';
import { now } from '@wayhouse/web-kit/page-clock';
import { roomCapacity } from '@wayhouse/domain/room-types';
import type { StayDates, StayField } from '@wayhouse/web-kit/stay-dates';
import { readAdults, readDates, readGuests } from '../../shared/read-stay-params.js';
import { noStay, type StayParams } from '../../shared/stay-params.js';
import { type Params, writeParams } from '../../shared/write-params.js';
import { messages } from './messages.js';

/** A stay, the id of the rate plan that it is to be booked on, and a promotion code; `''` for the standard terms, and for none. */
export type StayOrder = StayParams & { plan: string; code: string };

/** With what the code takes off, once that is known. */
export type PricedOrder = StayOrder & { promotion?: AppliedPromotion };

/** The order in the address, so that signing in, a reload or a shared link keep it. */
export function readOrder(query: URLSearchParams, { roomType }: Room): StayOrder {
  const guests = readGuests(query, roomCapacity[roomType]);
  return {
    // Where the hotel is it may be another day.
    ...readDates(query, widestArrivalWindow(new Date(now()))),
    guests,
    adults: readAdults(query, guests),
    plan: query.get('plan') ?? '',
    code: query.get('code') ?? '',
  };
}

export const writeOrder = (order: StayOrder): Params => writeParams(order, { ...noStay, plan: '', code: '' });

/** What is wrong with the rate plan: one that the room does not have any more is not exchanged silently. */
export const planProblem = ({ plans = [] }: Room, plan: string): string | undefined =>
  plan === '' || plans.some(({ id }) => id === plan) ? undefined : messages.rateGone;

/** What is wrong with the dates in a room, or nothing. */
export function datesProblem(room: Room, { checkIn, checkOut }: StayDates): string | undefined {
  if (!checkIn || !checkOut) return messages.chooseDates;
  if (!hasNights({ checkIn, checkOut })) return inputMessages['date-order'];
  const { hotel, bookingWindow } = room;
  const at = new Date();
  const restricted = { city: hotel.city, rates: rulesOf(room), bookingWindow };
  const refusal =
    arrivalRefusal(checkIn, arrivalWindow(hotel.city, at)) ?? stayRestriction(restricted, { checkIn, checkOut }, at);
  return refusal && errorMessage(refusal);
}

/** Whether no stay in a room may begin or end on a day. */
export function closedDays(room: Room): (day: string, to: StayField) => boolean {
  const rules = rulesOf(room);
  return (day, to) => decided(rules, to === 'checkIn' ? 'noArrival' : 'noDeparture', day) ?? false;
}

const rulesOf = ({ rates = [] }: Room): RateRule[] => rates.map(toRateRule);
