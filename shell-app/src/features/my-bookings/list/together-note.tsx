import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { bookingNumber } from '@wayhouse/domain/reference';
import { formatList } from '@wayhouse/messages/format-list';
import { Link } from 'react-router-dom';
import { bookingGroup } from '../booking-groups.js';
import { messages } from '../messages.js';

/** With which others it was booked. Until the stay is over, a link shows all of them at the head of the page. */
export function TogetherNote({ booking, now }: { booking: Booking; now: number }) {
  const { _id, bookedTogether } = booking;
  if (!bookedTogether) return null;
  const others = bookedTogether.filter((id) => id !== _id);
  const text = messages.together.with(others.length);
  return (
    <p className="mt-1 text-sm text-muted">
      {bookingGroup(booking, now) === 'upcoming' ? (
        <Link to={paths.booked(_id)} className="rounded-sm underline underline-offset-4 hover:text-ink">
          {text}
        </Link>
      ) : (
        text
      )}
      <span className="block tabular-nums">{formatList(others.map(bookingNumber))}</span>
    </p>
  );
}
