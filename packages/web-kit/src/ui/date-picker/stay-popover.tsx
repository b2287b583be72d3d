import { type ReactNode, type RefObject, useEffect } from 'react';
import { texts } from '../../messages.js';
import { focusDay } from './focus-selected-day.js';
import { makeRoomBelow } from './scroll-to-fit.js';
import { Popover } from '../overlay/popover.js';
import { TakenKey } from './taken-legend.js';

export type StayFrame = {
  title: string;
  hasTaken: boolean;
  clear: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const heightWithGap = 510;

/** The calendar beside its fields. */
export function StayPopover({
  title,
  hasTaken,
  clear,
  onClose,
  anchor,
  children,
}: StayFrame & { anchor: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (anchor.current) makeRoomBelow(anchor.current, heightWithGap);
  }, [anchor]);
  return (
    <Popover open onClose={onClose} anchor={anchor} label={texts.stay.choose} onOpenAutoFocus={focusDay}>
      <p aria-live="polite" className="mb-2 px-2 font-medium">
        {title}
      </p>
      {children}
      <div className="mt-3 flex items-center justify-between gap-4 px-2">
        <div>{hasTaken && <TakenKey />}</div>
        {clear}
      </div>
    </Popover>
  );
}
