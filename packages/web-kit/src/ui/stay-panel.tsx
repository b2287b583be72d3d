import type { RefObject } from 'react';
import { texts } from '../texts.js';
import type { DateRangePickerProps } from './date-range-picker.js';
import { Button } from './button.js';
import { Popover } from './popover.js';
import { Sheet } from './sheet.js';
import { StayCalendar } from './stay-calendar.js';
import type { StayDates, StayEnd } from './stay-dates.js';
import { TakenKey } from './taken-key.js';
import { useIsWide } from './use-is-wide.js';

export type StayPanelProps = DateRangePickerProps & {
  end: StayEnd;
  onEnd: (end: StayEnd | null) => void;
  anchor: RefObject<HTMLElement | null>;
};

/** The calendar over the page: two months beside the fields, or a sheet on phones. */
export function StayPanel({ dates, onChange, end, onEnd, anchor, ...rules }: StayPanelProps) {
  const isWide = useIsWide(720);
  const close = () => onEnd(null);
  const pick = (next: StayDates, nextEnd: StayEnd) => {
    onChange(next);
    const done = end === 'checkOut' && next.checkOut > next.checkIn;
    onEnd(done && isWide ? null : nextEnd);
  };
  const title = end === 'checkIn' ? texts.stay.whenArrive : texts.stay.whenLeave;
  const calendar = <StayCalendar {...rules} dates={dates} end={end} onPick={pick} months={isWide ? 2 : 1} />;
  const note = rules.error && <p className="mt-3 text-sm text-danger">{rules.error}</p>;
  const takenKey = rules.taken?.size ? <TakenKey /> : null;
  const clear = (
    <Button
      variant="quiet"
      size="small"
      disabled={!dates.checkIn}
      onClick={() => pick({ checkIn: '', checkOut: '' }, 'checkIn')}
    >
      {texts.stay.clear}
    </Button>
  );

  if (isWide) {
    return (
      <Popover open onClose={close} anchor={anchor} label={texts.stay.choose} onOpenAutoFocus={toDay}>
        <p aria-live="polite" className="mb-2 px-2 font-medium">
          {title}
        </p>
        {calendar}
        {note}
        <div className="mt-3 flex items-center justify-between">
          <div className="px-2">{takenKey}</div>
          {clear}
        </div>
      </Popover>
    );
  }
  const footer = (
    <div className="flex items-center justify-between">
      {clear}
      <Button onClick={close}>{texts.stay.done}</Button>
    </div>
  );
  return (
    <Sheet open onClose={close} title={title} footer={footer} onOpenAutoFocus={toDay}>
      {calendar}
      {takenKey && <div className="mt-3">{takenKey}</div>}
      {note}
    </Sheet>
  );
}

/** The focus begins at the day one would choose from, where the arrow keys work at once. */
function toDay(event: Event) {
  const day = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
}
