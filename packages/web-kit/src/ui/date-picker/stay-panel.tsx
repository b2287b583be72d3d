import { daysBetween, hasNights } from '@wayhouse/domain/stay';
import { counts } from '@wayhouse/messages/counts';
import { useState } from 'react';
import { messages } from '../../messages.js';
import { Button } from '../action/button.js';
import type { StayPanelProps } from './picker-props.js';
import { StayCalendar } from './stay-calendar.js';
import type { StayDates, StayField } from './stay-dates.js';
import { StayPopover } from './stay-popover.js';
import { StaySheet } from './stay-sheet.js';
import { useIsWide } from '../use-is-wide.js';

const titleOf = (reader: 'guest' | 'hotel', end: StayField, isPicked: boolean) => {
  const { arrival, departure, both } = messages.stay.asked[reader];
  if (end === 'checkIn') return arrival;
  return isPicked ? both : departure;
};

const popoverSizePx = { width: 720, height: 660 };

/** A popover, or a sheet on phones and in low windows. It stays open until it is closed, so that the stay can be seen. */
export function StayPanel({ dates, onChange, end, onEnd, anchor, align, reader = 'guest', ...rules }: StayPanelProps) {
  const isWide = useIsWide(popoverSizePx.width);
  const hasSpace = useIsWide(popoverSizePx.width, popoverSizePx.height);
  const [isPicked, setPicked] = useState(false);
  const pick = (next: StayDates, nextEnd: StayField) => {
    setPicked(hasNights(next));
    onChange(next);
    onEnd(nextEnd);
  };
  const clear = !rules.isArrivalFixed && (
    <Button
      variant="quiet"
      size="small"
      // Not `disabled`: it would lose the focus when pressed.
      aria-disabled={!dates.checkIn}
      aria-label={messages.stay.clearDates}
      className="aria-disabled:cursor-default aria-disabled:text-ink/50"
      onClick={() => pick({ checkIn: '', checkOut: '' }, 'checkIn')}
    >
      {messages.stay.clear}
    </Button>
  );
  const frame = {
    title: titleOf(reader, end, isPicked),
    hasTaken: Boolean(rules.taken?.size),
    nights: hasNights(dates) ? counts.nights(daysBetween(dates.checkIn, dates.checkOut)) : '',
    clear,
    onClose: () => onEnd(null),
    children: (
      <>
        <StayCalendar {...rules} dates={dates} end={end} onPick={pick} months={isWide ? 2 : 1} />
        {rules.error && <p className="mt-3 text-sm text-danger">{rules.error}</p>}
      </>
    ),
  };
  return hasSpace ? <StayPopover {...frame} anchor={anchor} align={align} /> : <StaySheet {...frame} />;
}
