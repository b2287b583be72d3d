import type { Booking } from '@wayhouse/contracts/booking';
import { Link } from 'react-router-dom';
import { useLinkFromDashboard } from '../../../shared/dashboard-address.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { UnreadMessages } from '../../../shared/unread/lazy-unread.js';

/** The guest’s name, and how many of the guest’s messages are new. */
export const GuestLink = ({ booking }: { booking: Booking }) => (
  <>
    <Link
      to={ownerPaths.booking(booking._id)}
      state={useLinkFromDashboard()}
      className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-accent hover:decoration-current"
    >
      {booking.user.username}
    </Link>
    <UnreadMessages bookingId={booking._id} />
  </>
);
