import type { Booking } from '@wayhouse/contracts/booking';
import type { DayGroup } from '@wayhouse/domain/day-groups';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { BookingList } from '../bookings/booking-list.js';
import { DeskAction } from './desk-action.js';
import { messages } from '../messages.js';

type Props = { group: DayGroup; bookings: Booking[] | undefined; newIds: ReadonlySet<string> };

/** Shows a skeleton without `bookings`. */
export function TodaysBookings({ group, bookings, newIds }: Props) {
  const { list } = messages.today.groups[group];
  if (bookings) return <BookingList label={list} bookings={bookings} newIds={newIds} Action={DeskAction} />;
  return (
    <div role="status" aria-label={messages.today.loading}>
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}
