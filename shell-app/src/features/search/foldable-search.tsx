import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import type { Search } from './search.js';
import { SearchForm, type SearchFormProps } from './search-form.js';
import { texts } from './texts.js';

/** Above results: on small screens one line that says the search and unfolds to the form. */
export function FoldableSearch(props: SearchFormProps & { initial: Search }) {
  const isWide = useIsWide(1024);
  const [isOpen, setOpen] = useState(false);
  if (isWide || isOpen) return <SearchForm {...props} />;
  const { destination, checkIn, checkOut, guests } = props.initial;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="flex min-h-14 w-full items-center gap-3.5 rounded-pill border border-line bg-surface px-5 text-left shadow-soft"
    >
      <SearchIcon aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{destination || texts.anywhere}</span>
        <span className="block truncate text-sm text-muted">
          {checkIn ? `${formatDay(checkIn)} – ${formatDay(checkOut)}` : texts.anyDates}, {texts.guestCount(guests)}
        </span>
      </span>
    </button>
  );
}
