import type { ImportedCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import { bookingNumber } from '@wayhouse/domain/reference';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { messages } from './messages.js';
import { formatNightRanges } from './night-ranges.js';

/** The bookings here whose nights the other site has as well. */
export function CalendarConflicts({ conflicts }: Pick<ImportedCalendar, 'conflicts'>) {
  const heading = useId();
  const { title, lead, of } = messages.conflicts;
  return (
    <section aria-labelledby={heading} className="mt-3 rounded-field bg-warn-soft px-4 py-3 text-sm">
      <p id={heading} className="font-semibold text-warn">
        {title}
      </p>
      <p className="mt-1 text-pretty">{lead}</p>
      <ul className="mt-1">
        {conflicts.map(({ bookingId, nights }) => (
          <li key={bookingId}>
            <Link
              to={ownerPaths.booking(bookingId)}
              className="inline-block py-1 font-medium underline underline-offset-4"
            >
              {bookingNumber(bookingId)}
            </Link>
            {of(formatNightRanges(nights))}
          </li>
        ))}
      </ul>
    </section>
  );
}
