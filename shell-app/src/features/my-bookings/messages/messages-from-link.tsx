import type { Booking } from '@wayhouse/contracts/booking';
import { useSearchParams } from 'react-router-dom';
import { MessagesDialog } from './lazy-messages-dialog.js';

/** Opens the messages of the booking that the address names (`messages`), as links in emails do. */
export function MessagesFromLink({ bookings }: { bookings: Booking[] }) {
  const [query, setQuery] = useSearchParams();
  const booking = bookings.find(({ _id }) => _id === query.get('messages'));
  const close = () => {
    const next = new URLSearchParams(query);
    next.delete('messages');
    setQuery(next, { replace: true });
  };
  return booking && <MessagesDialog key={booking._id} booking={booking} onClose={close} />;
}
