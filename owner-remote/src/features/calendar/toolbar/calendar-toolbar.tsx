import { Button } from '@wayhouse/web-kit/ui/action/button';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Nights } from '../nights.js';
import { formatPeriod } from '../format-nights.js';
import { messages } from '../messages.js';
import type { CalendarParams } from '../use-calendar-params.js';
import { shiftDate } from '../calendar-view.js';
import { ViewSwitch } from './view-switch.js';

type Props = { params: CalendarParams; period: Nights; today: string; onChange: (to: Partial<CalendarParams>) => void };

/** The displayed month or week, and navigation to others. */
export const CalendarToolbar = ({ params: { view, from }, period, today, onChange }: Props) => (
  <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
    <h2 aria-live="polite" className="mr-auto font-display text-2xl sm:text-3xl">
      {formatPeriod(view, period)}
    </h2>
    <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3 max-sm:w-[calc(100%+0.75rem)]">
      <IconButton label={messages.previous[view]} onClick={() => onChange({ from: shiftDate(view, from, -1) })}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <Button variant="secondary" size="small" onClick={() => onChange({ from: today })}>
        {messages.today}
      </Button>
      <IconButton label={messages.next[view]} onClick={() => onChange({ from: shiftDate(view, from, 1) })}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
      <ViewSwitch view={view} onChange={(next) => onChange({ view: next })} />
    </div>
  </div>
);
