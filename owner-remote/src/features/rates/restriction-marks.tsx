import type { Restrictions } from '@wayhouse/domain/rates/rate-rule';
import { ArrowRightFromLine, ArrowRightToLine } from 'lucide-react';
import { messages } from './messages.js';

/** What a day of the calendar restricts, in the little space that it has. */
export function RestrictionMarks({ minNights, maxNights, noArrival, noDeparture }: Restrictions) {
  const { least, most, between } = messages.preview.marks;
  const nights =
    minNights && maxNights
      ? between(minNights, maxNights)
      : minNights
        ? least(minNights)
        : maxNights && most(maxNights);
  if (!nights && !noArrival && !noDeparture) return null;
  return (
    <span className="flex items-center justify-center gap-1 text-xs text-muted tabular-nums">
      {nights}
      {noArrival && <NoArrival />}
      {noDeparture && <NoDeparture />}
    </span>
  );
}

/** What the marks mean, as items of the calendar's legend. */
export const RestrictionLegend = () => (
  <>
    <li className="flex items-center gap-2">
      <span aria-hidden className="text-xs tabular-nums">
        {messages.preview.marks.least(2)}
      </span>
      {messages.preview.marks.nights}
    </li>
    <li className="flex items-center gap-2">
      <NoArrival /> {messages.preview.marks.noArrival}
    </li>
    <li className="flex items-center gap-2">
      <NoDeparture /> {messages.preview.marks.noDeparture}
    </li>
  </>
);

const NoArrival = () => <ArrowRightToLine aria-hidden className="size-3.5 shrink-0 text-danger" />;
const NoDeparture = () => <ArrowRightFromLine aria-hidden className="size-3.5 shrink-0 text-danger" />;
