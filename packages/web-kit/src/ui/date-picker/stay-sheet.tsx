import { messages } from '../../messages.js';
import { Button } from '../action/button.js';
import { focusSelectedDay } from './focus-selected-day.js';
import { Sheet } from '../overlay/sheet.js';
import type { StayFrame } from './stay-popover.js';
import { TakenLegend } from './taken-legend.js';

/** The calendar on phones, confirmed with a button. */
export const StaySheet = ({ title, hasTaken, clear, onClose, children }: StayFrame) => (
  <Sheet
    open
    onClose={onClose}
    title={title}
    onOpenAutoFocus={focusSelectedDay}
    footer={
      <div className="flex items-center justify-between">
        {clear}
        <Button onClick={onClose}>{messages.stay.done}</Button>
      </div>
    }
  >
    {children}
    <div className="mt-3">{hasTaken && <TakenLegend />}</div>
  </Sheet>
);
