import { hasFilters, noFilters, type RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';

type Props = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void };

/** Takes away what the panel has set. The place, the dates and the guests are the search itself and stay. */
export const ClearButton = ({ search, onChange }: Props) => (
  <button
    type="button"
    title={texts.clearKeeps}
    onClick={() => onChange(noFilters)}
    // Not switched off: the focus would be lost with the press.
    aria-disabled={!hasFilters(search)}
    className="-mx-2 min-h-11 rounded-field px-2 text-sm font-semibold tracking-wide text-accent hover:underline aria-disabled:cursor-default aria-disabled:text-muted/60 aria-disabled:no-underline"
  >
    {texts.clear}
  </button>
);
