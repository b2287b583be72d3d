import { ApiError } from '@wayhouse/web-kit/api-error';
import type { StayOrder } from './stay-order.js';

type Part = 'dates' | 'guests';

/** What the server said of an order: that the room is free for it, or what of it cannot be. */
export type Answer = { to: StayOrder } & ({ is: 'available' } | { is: 'refused'; part: Part; message: string });

/** An answer about dates holds for those dates, whoever comes; one about guests for the very order. */
export function holdsFor({ to, ...answer }: Answer, order: StayOrder): boolean {
  const sameDates = to.checkIn === order.checkIn && to.checkOut === order.checkOut;
  return sameDates && (answer.is === 'available' || answer.part === 'dates' || to.guests === order.guests);
}

/** What of an order an error is about; nothing where it is about something else, as no connection or no session. */
export function blamedPart(error: Error): Part | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.field === 'guests') return 'guests';
  const isAboutDates =
    error.code === 'not-available' || error.field === 'checkInDate' || error.field === 'checkOutDate';
  return isAboutDates ? 'dates' : undefined;
}
