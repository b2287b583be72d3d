import { formatList } from '@wayhouse/messages/format-list';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { type SelectionSummary, intersection } from './selection-summary.js';
import type { Nights, Stay } from '../nights.js';
import { formatNights } from '../format-nights.js';
import { messages } from '../messages.js';
import { isNightsBooked } from './use-block-nights.js';

type Props = { nights: Nights; summary: SelectionSummary; error: Error | null };

/** Bookings and blocks among the selected nights, and why the last action failed. */
export function SelectionNotes({ nights, summary: { stays, blocked, count }, error }: Props) {
  const bookedNights = (stay: Stay) => formatNights(intersection(nights, { from: stay.checkIn, to: stay.checkOut }));
  return (
    <div className="text-sm">
      {stays.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-muted">
          {stays.map((stay) => (
            <li key={stay.bookingId}>
              <Link
                to={ownerPaths.booking(stay.bookingId)}
                className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-accent"
              >
                {messages.bookedBy(stay.guest, bookedNights(stay))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {blocked > 0 && blocked < count && <p className="py-1 text-muted">{messages.alreadyBlocked(blocked)}</p>}
      {error && (
        <p role="alert" className="mt-2 rounded-field bg-danger-soft px-4 py-3 text-danger">
          {isNightsBooked(error) && stays.length > 0
            ? messages.refused(formatList(stays.map((stay) => messages.stayDates(stay.guest, bookedNights(stay)))))
            : error.message}
        </p>
      )}
    </div>
  );
}
