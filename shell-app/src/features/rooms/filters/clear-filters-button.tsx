import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { hasFilters, noFilters } from '../search-params.js';

type Props = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void };

/** Resets the filter panel. Destination, dates and guests belong to the search and stay. */
export const ClearFiltersButton = ({ search, onChange }: Props) => (
  <button
    type="button"
    title={messages.clearHint}
    onClick={() => onChange(noFilters)}
    // Not `disabled`, which would lose the focus after the press.
    aria-disabled={!hasFilters(search)}
    className="-mx-2 noscript:hidden min-h-11 rounded-field px-2 text-sm font-semibold tracking-wide text-accent hover:underline aria-disabled:cursor-default aria-disabled:text-muted/60 aria-disabled:no-underline"
  >
    {messages.clear}
  </button>
);
