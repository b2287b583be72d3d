import { Button } from '@wayhouse/web-kit/ui/action/button';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Nights } from '../nights.js';
import { sayPeriod } from '../format-nights.js';
import { texts } from '../messages.js';
import type { CalendarPlace } from '../use-calendar-params.js';
import { turned } from '../calendar-view.js';
import { ViewChoice } from './view-switch.js';

type Props = { place: CalendarPlace; period: Nights; today: string; onGo: (to: Partial<CalendarPlace>) => void };

/** Which month or week is shown, and the ways to others. */
export const CalendarTools = ({ place: { view, from }, period, today, onGo }: Props) => (
  <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
    <h2 aria-live="polite" className="mr-auto font-display text-2xl sm:text-3xl">
      {sayPeriod(view, period)}
    </h2>
    <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3 max-sm:w-[calc(100%+0.75rem)]">
      <IconButton label={texts.previous[view]} onClick={() => onGo({ from: turned(view, from, -1) })}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <Button variant="secondary" size="small" onClick={() => onGo({ from: today })}>
        {texts.today}
      </Button>
      <IconButton label={texts.next[view]} onClick={() => onGo({ from: turned(view, from, 1) })}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
      <ViewChoice view={view} onChange={(next) => onGo({ view: next })} />
    </div>
  </div>
);
