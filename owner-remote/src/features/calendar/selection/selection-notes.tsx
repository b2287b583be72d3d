import { paths } from '@wayhouse/contracts/paths';
import { Link } from 'react-router-dom';
import { type ChosenFacts, shared } from './selection-summary.js';
import type { Nights, Stay } from '../nights.js';
import { sayList, sayNights } from '../format-nights.js';
import { texts } from '../messages.js';
import { isRefusal } from './use-block-nights.js';

type Props = { nights: Nights; facts: ChosenFacts; error: Error | null };

/** Who has some of the nights, how many are blocked, and why what was asked for was not done. */
export function ChosenNotes({ nights, facts: { stays, blocked, count }, error }: Props) {
  const bookedOf = (stay: Stay) => sayNights(shared(nights, { from: stay.checkIn, to: stay.checkOut }));
  return (
    <div className="text-sm">
      {stays.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-muted">
          {stays.map((stay) => (
            <li key={stay.bookingId}>
              <Link
                to={paths.ownerBooking(stay.bookingId)}
                className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-accent"
              >
                {texts.bookedBy(stay.guest, bookedOf(stay))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {blocked > 0 && blocked < count && <p className="py-1 text-muted">{texts.alreadyBlocked(blocked)}</p>}
      {error && (
        <p role="alert" className="mt-2 rounded-field bg-danger-soft px-4 py-3 text-danger">
          {isRefusal(error) && stays.length > 0
            ? texts.refused(sayList(stays.map((stay) => texts.stayDates(stay.guest, bookedOf(stay)))))
            : error.message}
        </p>
      )}
    </div>
  );
}
