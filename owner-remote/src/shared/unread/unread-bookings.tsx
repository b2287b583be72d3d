import { bookingNumber } from '@wayhouse/domain/reference';
import { Link } from 'react-router-dom';
import { useLinkFromDashboard } from '../dashboard-address.js';
import { ownerPaths } from '../owner-paths.js';
import { messages } from './messages.js';
import { useUnreadMessages } from './use-unread-messages.js';

const mostLinks = 5;

/** Which bookings have messages that nobody of the hotel has read, wherever they are in the lists; nothing if none. */
export function UnreadBookings({ refetchInterval }: { refetchInterval: number | false }) {
  const ids = [...useUnreadMessages(refetchInterval).keys()];
  const state = useLinkFromDashboard();
  return (
    ids.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-3 font-medium text-accent">
        {messages.bookings(ids.length)}
        {ids.slice(0, mostLinks).map((id) => (
          <Link
            key={id}
            to={ownerPaths.booking(id)}
            state={state}
            className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
          >
            {bookingNumber(id)}
          </Link>
        ))}
      </p>
    )
  );
}
