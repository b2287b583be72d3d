import type { Booking } from '@wayhouse/contracts/booking';
import { isPayableByCard } from '@wayhouse/domain/is-payable-by-card';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useSearchParams } from 'react-router-dom';
import { bookingGroup } from '../booking-groups.js';
import { BookingConfirmation } from './booking-confirmation.js';
import { NotChargedNote } from './not-charged-note.js';

/** What the address says has just happened to a booking: it was made (`booked`), or left unpaid on the payment page (`unpaid`), there also with others. */
function useBookingNews() {
  const [query, setQuery] = useSearchParams();
  return {
    bookedId: query.get('booked'),
    unpaidIds: query.get('unpaid')?.split(',') ?? [],
    close() {
      const next = new URLSearchParams(query);
      next.delete('booked');
      next.delete('unpaid');
      setQuery(next, { replace: true });
    },
  };
}

/** Shown at the head of the bookings. */
export function BookingNews({ bookings, now }: { bookings: Booking[]; now: number }) {
  const { bookedId, unpaidIds, close } = useBookingNews();
  const find = (id: string | null) => bookings.find(({ _id, state }) => _id === id && state !== 'cancelled');
  // Links from emails and calendars are still there when the stay is over.
  const findAhead = (id: string | null) => {
    const found = find(id);
    return found && bookingGroup(found, now) === 'upcoming' ? found : undefined;
  };
  const booked = findAhead(bookedId);
  const unpaid = unpaidIds.flatMap((id) => find(id) ?? []).filter(isPayableByCard);
  if (booked) {
    const others = (booked.bookedTogether ?? []).flatMap((id) => (id === booked._id ? [] : (findAhead(id) ?? [])));
    return <BookingConfirmation booking={booked} others={others} now={now} onClose={close} />;
  }
  if (unpaid[0]) return <NotChargedNote booking={unpaid[0]} rooms={unpaid.length} onClose={close} />;
  return null;
}

/** As large as the confirmation. */
export const BookingNewsSkeleton = () =>
  useBookingNews().bookedId && <Skeleton className="mb-10 h-210 rounded-card lg:h-130" />;
