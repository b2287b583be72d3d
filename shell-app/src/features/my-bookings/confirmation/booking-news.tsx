import type { Booking } from '@wayhouse/contracts/booking';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useSearchParams } from 'react-router-dom';
import { BookingConfirmation } from './booking-confirmation.js';
import { NotChargedNote } from './not-charged-note.js';

/** What the address says has just happened to a booking: it was made (`booked`), or left unpaid on the payment page (`unpaid`). */
function useBookingNews() {
  const [query, setQuery] = useSearchParams();
  return {
    bookedId: query.get('booked'),
    unpaidId: query.get('unpaid'),
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
  const { bookedId, unpaidId, close } = useBookingNews();
  const find = (id: string | null) => bookings.find(({ _id, state }) => _id === id && state !== 'cancelled');
  const [booked, unpaid] = [find(bookedId), find(unpaidId)];
  if (booked) {
    const others = (booked.bookedTogether ?? []).flatMap((id) => (id === booked._id ? [] : (find(id) ?? [])));
    return <BookingConfirmation booking={booked} others={others} now={now} onClose={close} />;
  }
  if (unpaid && !unpaid.isPaid) return <NotChargedNote booking={unpaid} onClose={close} />;
  return null;
}

/** As large as the confirmation. */
export const BookingNewsSkeleton = () =>
  useBookingNews().bookedId && <Skeleton className="mb-10 h-210 rounded-card lg:h-130" />;
