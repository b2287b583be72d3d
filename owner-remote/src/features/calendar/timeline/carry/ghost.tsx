import { daysBetween } from '@wayhouse/domain/stay';
import { Ban, Check } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Nights } from '../../nights.js';
import { columnsOf } from '../grid/entry-bar.js';
import { messages as timelineMessages } from '../messages.js';
import { messages } from './messages.js';
import type { Plan } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';

type Props = { plan: Plan; rows: UnitRow[]; period: Nights; grid: RefObject<HTMLDivElement | null>; follows: boolean };

/** Where it would be: by colour, border and a sign whether that is possible. Above the rows, which it leaves undrawn. */
export function Ghost({ plan, rows, period, grid, follows }: Props) {
  const row = rows.find(({ room, unit }) => room._id === plan.room && unit === plan.unit);
  const columns = columnsOf(plan, period);
  const ghost = useRef<HTMLDivElement>(null);
  const index = row?.index;
  useLayoutEffect(() => {
    const line = grid.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
    if (line && ghost.current) ghost.current.style.top = `${line.offsetTop + 4}px`;
    if (follows) line?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  if (!columns) return null;
  const Sign = plan.refusal ? Ban : Check;
  const length = columns.end - columns.start;
  return (
    <div
      ref={ghost}
      aria-hidden
      className="timeline-ghost text-xs font-semibold"
      data-refused={plan.refusal ? true : undefined}
      style={{
        left: `calc(var(--label) + ${columns.start} * var(--day) + 1px)`,
        width: `calc(${length} * var(--day) - 2px)`,
      }}
    >
      <Sign className="size-4 shrink-0" />
      <span className="truncate">
        {plan.refusal ? messages.notPossible : daysBetween(plan.from, plan.to) > 1 && timelineMessages.unit(plan.unit)}
      </span>
    </div>
  );
}
