import { Button } from '@wayhouse/web-kit/ui/button';
import { Sheet } from '@wayhouse/web-kit/ui/sheet';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FilterPanel, type FilterProps } from './filter-panel.js';
import { texts } from './texts.js';

type Props = FilterProps & { total: number | undefined; onClear: () => void; canClear: boolean };

/** The filters beside the rooms; on small screens behind a button, as a sheet. */
export function Filters({ total, onClear, canClear, ...panel }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = panel.search.roomType.length + panel.search.price.length;
  const clear = (
    <button
      type="button"
      onClick={onClear}
      disabled={!canClear}
      className="min-h-11 rounded-field px-2 text-sm font-semibold tracking-wide text-accent hover:underline disabled:text-muted disabled:no-underline disabled:opacity-60"
    >
      {texts.clear}
    </button>
  );
  return (
    <>
      <aside aria-label={texts.filters} className="hidden lg:block">
        <div className="sticky top-24">
          <div className="mb-3 flex items-center justify-between border-b border-line pb-1">
            <h2 className="font-display text-xl">{texts.filters}</h2>
            {clear}
          </div>
          <FilterPanel {...panel} />
        </div>
      </aside>
      <div className="lg:hidden">
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden className="size-4" /> {texts.show} {texts.filters.toLowerCase()}
          {chosen > 0 && ` (${chosen})`}
        </Button>
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={texts.filters}
          footer={
            <div className="flex items-center justify-between gap-4">
              {clear}
              <Button onClick={() => setOpen(false)}>{texts.showResults(total)}</Button>
            </div>
          }
        >
          <FilterPanel {...panel} />
        </Sheet>
      </div>
    </>
  );
}
