import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Sheet } from '@wayhouse/web-kit/ui/overlay/sheet';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages.js';
import { countChoices } from './active-filters.js';
import { ClearFiltersButton } from './clear-filters-button.js';
import { FilterPanel } from './filter-panel.js';
import type { ControlProps } from './search-filter.js';

type Props = ControlProps & { total: number | undefined; isBusy: boolean };

/** The filter panel beside the rooms, on small screens in a sheet behind a button. */
export function Filters({ total, isBusy, ...panel }: Props) {
  const [isOpen, setOpen] = useState(false);
  const clear = <ClearFiltersButton search={panel.search} onChange={panel.onChange} />;
  return (
    <>
      <aside aria-label={messages.filters} className="hidden lg:block">
        {/* Scrolls on its own on low screens; the side padding leaves room for the focus ring. */}
        <div className="sticky top-24 -mx-2 max-h-[calc(100dvh-7rem)] overflow-y-auto px-2 pb-2">
          <div className="mb-3 flex items-center justify-between border-b border-line pb-1">
            <h2 className="font-display text-xl">{messages.filters}</h2>
            {clear}
          </div>
          <FilterPanel {...panel} />
        </div>
      </aside>
      <div className="lg:hidden">
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {messages.toggleFilters(isOpen, countChoices(panel.search))}
        </Button>
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={messages.filters}
          description={messages.clearHint}
          footer={
            <div className="flex items-center justify-between gap-4">
              {clear}
              <Button onClick={() => setOpen(false)} busy={isBusy}>
                {messages.showResults(total)}
              </Button>
            </div>
          }
        >
          <FilterPanel {...panel} />
        </Sheet>
      </div>
    </>
  );
}
