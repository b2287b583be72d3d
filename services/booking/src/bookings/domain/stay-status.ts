import {
  clockOf,
  DomainError,
  type StayStatus,
  stayStatusOf,
  type StayTimes,
  timeZoneOf,
  todayIn,
} from '@wayhouse/domain';
import type { Booking } from './booking.js';
import { inOrder } from './in-order.js';

/**
 * Records at the front desk that the guest has come or gone, or takes it back. A booking that has the status already stays as it
 * is, so that of two presses the first one counts.
 */
export function setStayStatus(booking: Booking, status: StayStatus, now: Date): Booking {
  if (stayStatusOf(booking) === status) return booking;
  const { checkedInAt: _in, checkedOutAt: _out, ...rest } = booking;
  return { ...rest, ...statusTimes(booking, status, now), version: booking.version + 1 };
}

function statusTimes(booking: Booking, status: StayStatus, now: Date): StayTimes<Date> {
  const { checkedInAt } = booking;
  switch (status) {
    case 'expected':
      return {};
    case 'in-house':
      if (checkedInAt) return { checkedInAt };
      assertCanCheckIn(booking, now);
      return { checkedInAt: inOrder(booking, now) };
    case 'departed':
      if (!checkedInAt) throw new DomainError('not-checked-in');
      return { checkedInAt, checkedOutAt: inOrder(booking, now) };
  }
}

/** From the day of arrival on, by the hotel's clock: a guest may come before the room is ready. */
function assertCanCheckIn({ state, room, stay }: Booking, now: Date): void {
  if (state === 'cancelled') throw new DomainError('already-cancelled');
  if (todayIn(timeZoneOf(clockOf(room)), now) < stay.checkIn) throw new DomainError('arrival-to-come');
}
