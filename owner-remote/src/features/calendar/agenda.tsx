import { paths } from '@wayhouse/contracts/paths';
import { daysBetween } from '@wayhouse/contracts/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { barStyle } from './grid/entry-style.js';
import { type KnownNights, type Nights, overlaps, type Taken, takenIn } from './nights.js';
import { sayNights } from './format-nights.js';
import { texts } from './messages.js';

type Props = { known: KnownNights; period: Nights; today: string; onChoose: (nights: Nights) => void };

/** What takes the nights of the period, as a list: a stay leads to its booking, a block that goes on is chosen. */
export function Agenda({ known, period, today, onChoose }: Props) {
  const heading = useId();
  const taken = takenIn(known).filter((each) => overlaps(each, period));
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h3 id={heading} className="mb-3 font-display text-xl">
        {texts.agenda.title}
      </h3>
      {taken.length ? (
        <Card className="overflow-hidden">
          <ul className="divide-y divide-line">
            {taken.map((each) => (
              <li key={each.from}>
                <Row of={each} canBeChosen={each.to > today} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <p className="text-muted">{texts.agenda.empty}</p>
      )}
    </section>
  );
}

const row = 'flex w-full items-center gap-4 px-4 py-3 text-left -outline-offset-2 sm:px-5';
const active = 'transition-colors hover:bg-sand/60';

type RowProps = { of: Taken; canBeChosen: boolean; onChoose: (nights: Nights) => void };

function Row({ of, canBeChosen, onChoose }: RowProps) {
  if (of.kind === 'stay')
    return (
      <Link to={paths.ownerBooking(of.stay.bookingId)} className={classNames(row, active)}>
        <Words of={of} title={of.stay.guest} note={texts.stayNote(of.stay.guests, texts.state[of.stay.state])} />
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </Link>
    );
  const words = <Words of={of} title={of.reason ?? texts.blocked} note={of.reason && texts.blocked} />;
  if (!canBeChosen) return <div className={row}>{words}</div>;
  return (
    <button type="button" onClick={() => onChoose(of)} className={classNames(row, active)}>
      {words}
      <span className="shrink-0 text-sm font-medium text-accent">{texts.agenda.change}</span>
    </button>
  );
}

const Words = ({ of, title, note }: { of: Taken; title: string; note: string | undefined }) => (
  <>
    <span aria-hidden className={classNames('h-10 w-1.5 shrink-0 rounded-pill border', barStyle(of))} />
    <span className="min-w-0 grow">
      <span className="block font-medium wrap-break-word">{title}</span>
      <span className="block text-sm text-muted">
        {[sayNights(of), texts.nights(daysBetween(of.from, of.to)), note].filter(Boolean).join(texts.dot)}
      </span>
    </span>
  </>
);
