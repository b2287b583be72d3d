import { hasNights } from '@wayhouse/domain/stay';
import { messages } from '../../messages.js';
import { Button } from '../action/button.js';
import type { StayPanelProps } from './picker-props.js';
import { StayCalendar } from './stay-calendar.js';
import type { StayDates, StayField } from './stay-dates.js';
import { StayPopover } from './stay-popover.js';
import { StaySheet } from './stay-sheet.js';
import { useIsWide } from '../use-is-wide.js';

/** Two months in a popover, or a sheet on phones. */
export function StayPanel({ dates, onChange, end, onEnd, anchor, ...rules }: StayPanelProps) {
  const isWide = useIsWide(720);
  const pick = (next: StayDates, nextEnd: StayField) => {
    onChange(next);
    const done = end === 'checkOut' && hasNights(next);
    onEnd(done && isWide ? null : nextEnd);
  };
  const clear = (
    <Button
      variant="quiet"
      size="small"
      // Not `disabled`: it would lose the focus when pressed.
      aria-disabled={!dates.checkIn}
      className="aria-disabled:cursor-default aria-disabled:text-ink/50"
      onClick={() => pick({ checkIn: '', checkOut: '' }, 'checkIn')}
    >
      {messages.stay.clear}
    </Button>
  );
  const frame = {
    title: end === 'checkIn' ? messages.stay.whenArrive : messages.stay.whenLeave,
    hasTaken: Boolean(rules.taken?.size),
    clear,
    onClose: () => onEnd(null),
    children: (
      <>
        <StayCalendar {...rules} dates={dates} end={end} onPick={pick} months={isWide ? 2 : 1} />
        {rules.error && <p className="mt-3 text-sm text-danger">{rules.error}</p>}
      </>
    ),
  };
  return isWide ? <StayPopover {...frame} anchor={anchor} /> : <StaySheet {...frame} />;
}
