import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadable } from '../../federation/loadable.js';
import { whenIdle } from '../../session/when-idle.js';
import { texts } from '../../messages.js';
import { OverlayFailed, OverlayWaiting } from '../overlay/overlay-status.js';
import { StayEndButton } from './stay-date-button.js';
import type { StayDates, StayEnd } from './stay-dates.js';
import type { StayPanelProps } from './stay-panel.js';

export type DateRangePickerProps = {
  dates: StayDates;
  onChange: (dates: StayDates) => void;
  earliest: string;
  latest: string;
  taken?: ReadonlySet<string>;
  mostNights?: number;
  /** What is wrong with the dates, said below them. */
  error?: string;
  className?: string;
};

/**
 * Check-in and check-out as two fields with one calendar. Check-out waits for a check-in. The calendar itself is only
 * loaded when the page is at rest or somebody asks for it.
 */
export function DateRangePicker({ className, ...picker }: DateRangePickerProps) {
  const [end, setEnd] = useState<StayEnd | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(StayPanel.preload), []);
  const { dates, error } = picker;

  return (
    <>
      <div ref={anchor} className={className}>
        <StayEndButton
          label={texts.stay.checkIn}
          date={dates.checkIn}
          isOpen={end === 'checkIn'}
          error={error}
          onOpen={() => setEnd('checkIn')}
        />
        <StayEndButton
          label={texts.stay.checkOut}
          date={dates.checkOut}
          isOpen={end === 'checkOut'}
          error={error}
          disabled={!dates.checkIn}
          onOpen={() => setEnd('checkOut')}
        />
      </div>
      {end && <StayPanel {...picker} end={end} onEnd={setEnd} anchor={anchor as RefObject<HTMLElement | null>} />}
    </>
  );
}

const StayPanel = loadable<StayPanelProps>(async () => (await import('./stay-panel.js')).StayPanel, {
  waiting: <OverlayWaiting />,
  failed: (retry, { onEnd }) => <OverlayFailed onRetry={retry} onClose={() => onEnd(null)} />,
});
