import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Sheet } from '@wayhouse/web-kit/ui/overlay/sheet';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrency } from '../../../shared/runtime-config.js';
import { messages } from '../messages.js';
import type { Count, RoomView } from '../room-search.js';
import { writeOtherFields } from '../search-params.js';
import { countChoices } from './active-filters.js';
import { ClearFiltersButton } from './clear-filters-button.js';
import { FilterPanel } from './filter-panel.js';
import type { ControlProps } from './search-filter.js';
import { SortSelect } from './sort-select.js';

type Props = ControlProps & { count: Count | undefined; isBusy: boolean; chips: ReactNode };

/**
 * The filter panel beside the rooms, on small screens in a sheet behind a button with the `chips` beside it. Without scripts it
 * is a form below them.
 */
export function Filters({ count, isBusy, chips, ...panel }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = countChoices(panel.search, useCurrency());
  const clear = <ClearFiltersButton search={panel.search} onChange={panel.onChange} />;
  return (
    <>
      <aside
        aria-label={messages.filters}
        className="hidden lg:block noscript:order-last noscript:block lg:noscript:order-none"
      >
        {/* Scrolls on its own on low screens; the side padding leaves room for the focus ring. */}
        <form
          action={paths.rooms}
          onSubmit={(event) => event.preventDefault()}
          className="sticky top-24 -mx-2 max-h-[calc(100dvh-7rem)] overflow-y-auto px-2 pb-2"
        >
          <div className="mb-3 flex items-center justify-between border-b border-line pb-1">
            <h2 className="font-display text-xl">{messages.filters}</h2>
            {clear}
          </div>
          {Object.entries(writeOtherFields(panel.search)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterPanel {...panel} />
          <button type="submit" className={buttonStyle('primary', 'small', 'mt-6 not-noscript:hidden')}>
            {messages.showResults[panel.search.view]}
          </button>
        </form>
      </aside>
      {/* Stays in reach while the rooms scroll, and scrolls sideways, so that chips do not push the rooms down. */}
      <div
        data-top-bar
        className="sticky top-18 z-20 -mx-5 flex items-center justify-between gap-3 overflow-x-auto bg-paper px-5 py-2 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:hidden noscript:hidden"
      >
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {messages.toggleFilters(isOpen, chosen)}
        </Button>
        {chips}
        <SortSelect {...panel} isAmongChips={chosen > 0} />
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={messages.filters}
          description={messages.clearHint}
          footer={
            <div className="flex items-center justify-between gap-4">
              {clear}
              <Button onClick={() => setOpen(false)} busy={isBusy}>
                {showResults(panel.search.view, count)}
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

const showResults = (view: RoomView, count: Count | undefined) =>
  count ? messages.showCounted[view](count) : messages.showResults[view];
