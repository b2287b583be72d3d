import { type ReactNode, type RefObject, useEffect } from 'react';
import { messages } from '../../messages.js';
import { Button } from '../action/button.js';
import { focusSelectedDay } from './focus-selected-day.js';
import { Popover } from '../overlay/popover.js';
import { StayLength } from './stay-length.js';
import { TakenLegend } from './taken-legend.js';
import { scrollBehavior } from '../scroll-behavior.js';

export type StayFrame = {
  title: string;
  hasTaken: boolean;
  /** How long the stay is, when both dates are picked. */
  nights: string;
  clear: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const panelHeightPx = 510;

export function StayPopover({
  title,
  hasTaken,
  nights,
  clear,
  onClose,
  anchor,
  align,
  children,
}: StayFrame & { anchor: RefObject<HTMLElement | null>; align?: 'start' | 'end' }) {
  useEffect(() => {
    if (anchor.current) scrollToFit(anchor.current, panelHeightPx);
  }, [anchor]);
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchor}
      align={align}
      label={messages.stay.choose}
      onOpenAutoFocus={focusSelectedDay}
    >
      <p aria-live="polite" className="mb-2 px-2 font-medium">
        {title}
      </p>
      {children}
      <div className="mt-3 flex items-center justify-between gap-4 px-2">
        <div>{hasTaken && <TakenLegend />}</div>
        <div className="flex items-center gap-2">
          <StayLength nights={nights} />
          {clear}
          <Button size="small" onClick={onClose}>
            {messages.stay.done}
          </Button>
        </div>
      </div>
    </Popover>
  );
}

const navigationHeight = 80;

/** Scrolls the page just far enough for a panel of `height` pixels to fit below `anchor`, unless it fits above. */
function scrollToFit(anchor: HTMLElement, height: number): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const fitsAbove = top - navigationHeight >= height;
  const missing = bottom + height - window.innerHeight;
  const maxScroll = top - navigationHeight;
  if (fitsAbove || missing <= 0 || maxScroll <= 0) return;
  window.scrollBy({ top: Math.min(missing, maxScroll), behavior: scrollBehavior() });
}
