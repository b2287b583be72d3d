import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { loadable } from '../../federation/loadable.js';
import { whenIdle } from '../../session/when-idle.js';
import { messages } from '../../messages.js';
import { OverlayError, OverlayLoading } from '../overlay/overlay-status.js';
import { StayDateButton } from './stay-date-button.js';
import type { StayField } from './stay-dates.js';
import type { DateRangePickerProps, StayPanelProps } from './picker-props.js';

export type DateRangePickerHandle = { open: () => void };

/**
 * Two fields, check-in and check-out, with one calendar. Check-out is disabled until check-in is set. The calendar is
 * loaded when the browser is idle or a field is pressed.
 */
export function DateRangePicker({
  ref,
  className,
  ...picker
}: DateRangePickerProps & { ref?: Ref<DateRangePickerHandle> }) {
  const [end, setEnd] = useState<StayField | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(StayPanel.preload), []);
  useImperativeHandle(ref, () => ({
    open() {
      // To which the focus returns.
      anchor.current?.querySelector('button')?.focus({ preventScroll: true });
      setEnd('checkIn');
    },
  }));
  const { dates, error, isArrivalFixed } = picker;

  return (
    <>
      <div ref={anchor} className={className}>
        <StayDateButton
          label={messages.stay.checkIn}
          date={dates.checkIn}
          isOpen={end === 'checkIn'}
          error={error}
          disabled={isArrivalFixed}
          onOpen={() => setEnd('checkIn')}
        />
        <StayDateButton
          label={messages.stay.checkOut}
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
  skeleton: <OverlayLoading />,
  renderError: (retry, { onEnd }) => <OverlayError onRetry={retry} onClose={() => onEnd(null)} />,
});
