import { counts } from '@wayhouse/messages/counts';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { entryStyle } from './grid/entry-style.js';
import { type LoadedNights, type Nights, isWithin, overlaps, type CalendarEntry, toEntries } from './nights.js';
import { weeksOf } from './calendar-view.js';
import { formatNights } from './format-nights.js';
import { paymentOfStay } from '../../shared/payment-of-stay.js';
import { messages } from './messages.js';

type Props = { nights: LoadedNights; period: Nights; today: string; onSelect?: (nights: Nights) => void };

/** The stays and blocks of the weeks that the grid shows as a list: a stay links to its booking, a current block can be selected, by who may change it. */
export function Agenda({ nights, period, today, onSelect }: Props) {
  const heading = useId();
  const inGrid = weeksOf(period).flat();
  const shown = { from: inGrid[0]!, to: addDays(inGrid.at(-1)!, 1) };
  const entries = toEntries(nights).filter((each) => overlaps(each, shown));
  const unitNight = nights.blockedUnits?.find(({ night }) => isWithin(night, shown))?.night;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h3 id={heading} className="mb-3 font-display text-xl">
        {messages.agenda.title}
      </h3>
      {entries.length ? (
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {entries.map((each) => (
              <li key={each.kind === 'stay' ? each.stay.bookingId : each.from}>
                <Row of={each} onSelect={each.to > today ? onSelect : undefined} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        !unitNight && <p className="text-muted">{messages.agenda.empty}</p>
      )}
      {unitNight && (
        <Link
          to={`${ownerPaths.timeline}?from=${unitNight}`}
          className="inline-block py-3 underline decoration-line underline-offset-4 hover:text-accent"
        >
          {messages.agenda.inTimeline}
        </Link>
      )}
    </section>
  );
}

const rowStyle = 'flex w-full items-center gap-4 px-4 py-3 text-left -outline-offset-2 sm:px-5';
const linkStyle = 'transition-colors hover:bg-sand/60';

type RowProps = { of: CalendarEntry; onSelect: ((nights: Nights) => void) | undefined };

function Row({ of, onSelect }: RowProps) {
  if (of.kind === 'stay')
    return (
      <Link to={ownerPaths.booking(of.stay.bookingId)} className={classNames(rowStyle, linkStyle)}>
        <EntryText of={of} title={of.stay.guest} note={messages.stayNote(of.stay.guests, paymentOfStay(of.stay))} />
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </Link>
    );
  const text = <EntryText of={of} title={of.reason ?? messages.blocked} note={of.reason && messages.blocked} />;
  if (!onSelect) return <div className={rowStyle}>{text}</div>;
  return (
    <button type="button" onClick={() => onSelect(of)} className={classNames(rowStyle, linkStyle)}>
      {text}
      <span className="shrink-0 text-sm font-medium text-accent">{messages.agenda.change}</span>
    </button>
  );
}

const EntryText = ({ of, title, note }: { of: CalendarEntry; title: string; note: string | undefined }) => (
  <>
    <span aria-hidden className={classNames('h-10 w-1.5 shrink-0 rounded-pill border', entryStyle(of))} />
    <span className="min-w-0 grow">
      <span className="block font-medium wrap-break-word">{title}</span>
      <span className="block text-sm text-muted">
        {[formatNights(of), counts.nights(daysBetween(of.from, of.to)), note].filter(Boolean).join(messages.dot)}
      </span>
    </span>
  </>
);
