import type { Booking } from '@wayhouse/contracts/booking';
import type { DayGroup } from '@wayhouse/domain/day-groups';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useState } from 'react';
import { StillDue } from '../../../shared/check-out/still-due.js';
import { BookingList } from '../bookings/booking-list.js';
import { type AskedDue, DeskAction } from './desk-action.js';
import { messages } from '../messages.js';

type Props = { group: DayGroup; bookings: Booking[] | undefined; newIds: ReadonlySet<string> };

/** Shows a skeleton without `bookings`. What is asked about one stays where another layout or skeleton replaces the list. */
export function TodaysBookings({ group, bookings, newIds }: Props) {
  const { list } = messages.today.groups[group];
  const [asked, ask] = useState<AskedDue>();
  const booking = bookings?.find(({ _id }) => _id === asked?.booking._id) ?? asked?.booking;
  return (
    <>
      {asked && booking && (
        <StillDue
          of={{ booking, guest: { name: booking.user.username } }}
          onCheckOut={() => {
            ask(undefined);
            asked.checkOut();
          }}
          onClose={() => {
            ask(undefined);
            // A payment may have been recorded.
            asked.refetch();
          }}
        />
      )}
      {bookings ? (
        <BookingList
          label={list}
          bookings={bookings}
          newIds={newIds}
          renderAction={(each) => <DeskAction booking={each} onDue={ask} />}
        />
      ) : (
        <div role="status" aria-label={messages.today.loading}>
          <Skeleton className="h-32 rounded-card" />
        </div>
      )}
    </>
  );
}
