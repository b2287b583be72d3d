import { daysBetween } from '@wayhouse/domain/stay';
import { Ban, Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Nights } from '../../nights.js';
import { columnsOf } from '../grid/entry-bar.js';
import type { RowPlaces } from '../grid/place-rows.js';
import { messages as sharedMessages } from '../../../../shared/messages.js';
import { messages } from './messages.js';
import type { Plan } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';

type Props = { plan: Plan; rows: UnitRow[]; period: Nights; places: RowPlaces; follows: boolean };

/** Where it would be: by colour, border and a sign whether that is possible. Above the rows, which it leaves undrawn. */
export function Ghost({ plan, rows, period, places, follows }: Props) {
  const row = rows.find(({ room, unit }) => room._id === plan.room && unit === plan.unit);
  const columns = columnsOf(plan, period);
  const ghost = useRef<HTMLDivElement>(null);
  const top = row && places.rows[row.index];
  useLayoutEffect(() => {
    if (follows) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [follows, top, columns?.start, columns?.end]);
  if (!columns || top === undefined) return null;
  const Sign = plan.refusal ? Ban : Check;
  const length = columns.end - columns.start;
  return (
    <div
      ref={ghost}
      aria-hidden
      className="timeline-ghost text-xs font-semibold"
      data-refused={plan.refusal ? true : undefined}
      style={{
        top: `${top + 0.25}rem`,
        left: `calc(var(--label) + ${columns.start} * var(--day) + 1px)`,
        width: `calc(${length} * var(--day) - 2px)`,
      }}
    >
      <Sign className="size-4 shrink-0" />
      <span className="truncate">
        {plan.refusal ? messages.notPossible : daysBetween(plan.from, plan.to) > 1 && sharedMessages.unit(plan.unit)}
      </span>
    </div>
  );
}
