import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Search } from './search-criteria.js';
import { SearchForm, type SearchFormProps } from './search-form.js';
import { texts } from './messages.js';

/** Above results: on small screens one line that says the search, unfolds to the form, and folds when it has been sent. */
export function FoldableSearch(props: SearchFormProps & { initial: Search }) {
  const isWide = useIsWide(1024);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(false);
  const turn = (open: boolean) => {
    hasTurned.current = true;
    setOpen(open);
  };
  // What had the focus is gone when it folds or unfolds.
  useEffect(() => {
    if (hasTurned.current) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isWide || isOpen ? (
        <SearchForm {...props} anywhere onSearch={() => !isWide && turn(false)} />
      ) : (
        <Folded search={props.initial} onOpen={() => turn(true)} />
      )}
    </div>
  );
}

function Folded({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const { destination, checkIn, checkOut, guests } = search;
  const dates = checkIn ? texts.dates(formatDay(checkIn), formatDay(checkOut)) : texts.anyDates;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3.5 rounded-[28px] border border-line bg-surface px-5 py-1.5 text-left shadow-soft transition-colors hover:border-edge"
    >
      <SearchIcon aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{destination || texts.anywhere}</span>
        <span className="block text-sm text-muted">{texts.summary(dates, guests)}</span>
      </span>
    </button>
  );
}
