import { ApiError } from '@wayhouse/web-kit/api-error';
import type { StayOrder } from './stay-order.js';

type OrderField = 'dates' | 'guests';

/** The server's response to an order: the room is available, but may not be booked yet, or one of its fields was rejected. */
export type AvailabilityResult = { order: StayOrder } & (
  | { status: 'available'; obstacle?: string }
  | { status: 'rejected'; field: OrderField; message: string }
);

/** A result about dates applies to any number of guests; one about guests to the exact order only. */
export function appliesTo(result: AvailabilityResult, order: StayOrder): boolean {
  const isForSameDates = result.order.checkIn === order.checkIn && result.order.checkOut === order.checkOut;
  const isForAnyGuests = result.status === 'available' || result.field === 'dates';
  return isForSameDates && (isForAnyGuests || result.order.guests === order.guests);
}

/** Why an order that is available was not accepted; another rate or code may be. */
export const obstacleOf = (result: AvailabilityResult, order: StayOrder): string | undefined =>
  result.status === 'available' && result.order.plan === order.plan && result.order.code === order.code
    ? result.obstacle
    : undefined;

/** Whether an order that is available is not accepted: at this price, or from this guest. */
export const isObstacle = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'terms-changed' || (error.code === 'rule-broken' && !error.field));

/** The field an error is about; undefined for an error that is not about the order, such as a lost connection. */
export function invalidField(error: Error): OrderField | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.field === 'guests') return 'guests';
  const isAboutDates =
    error.code === 'not-available' || error.field === 'checkInDate' || error.field === 'checkOutDate';
  return isAboutDates ? 'dates' : undefined;
}
