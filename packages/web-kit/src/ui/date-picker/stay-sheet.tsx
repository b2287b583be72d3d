import { messages } from '../../messages.js';
import { Button } from '../action/button.js';
import { focusSelectedDay } from './focus-selected-day.js';
import { Sheet } from '../overlay/sheet.js';
import { StayLength } from './stay-length.js';
import type { StayFrame } from './stay-popover.js';
import { TakenLegend } from './taken-legend.js';

/** The calendar on phones, confirmed with a button. */
export const StaySheet = ({ title, hasTaken, nights, clear, onClose, children }: StayFrame) => (
  <Sheet
    open
    onClose={onClose}
    title={title}
    onOpenAutoFocus={focusSelectedDay}
    footer={
      <div className="flex items-center justify-between gap-2">
        <StayLength nights={nights} />
        <div className="ml-auto flex items-center gap-2">
          {clear}
          <Button onClick={onClose}>{messages.stay.done}</Button>
        </div>
      </div>
    }
  >
    {/* As wide as the sheet: seven days of 44 pixels are 308 of the 320 of a small phone. */}
    <div className="-mx-4.5">{children}</div>
    <div className="mt-3">{hasTaken && <TakenLegend />}</div>
  </Sheet>
);
