import { Chip } from '@wayhouse/web-kit/ui/action/chip';
import { useEffect, useRef } from 'react';
import { activeFilters } from './active-filters.js';
import type { RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';

type Props = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void; onLastGone: () => void };

/** Everything that narrows the search, each with a way out. */
export function FilterChips({ search, onChange, onLastGone }: Props) {
  const filters = activeFilters(search);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const gone = useRef(onLastGone);
  useEffect(() => {
    gone.current = onLastGone;
  });
  // The button that was pressed is gone: the focus goes on to the chip that took its place.
  useEffect(() => {
    if (removed.current === null) return;
    const chips = list.current?.querySelectorAll('button');
    const next = chips?.[Math.min(removed.current, chips.length - 1)];
    if (next) next.focus();
    else gone.current();
    removed.current = null;
  }, [filters.length]);

  if (!filters.length) return null;
  return (
    <ul ref={list} aria-label={texts.activeFilters} className={look}>
      {filters.map(({ id, label, without }, position) => (
        <li key={id} className="shrink-0">
          <Chip
            label={label}
            onRemove={() => {
              removed.current = position;
              onChange(without);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

// On phones one line that can be pushed aside, with room for the ring of the focus.
const look =
  '-mx-5 mb-4 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:mb-5 sm:flex-wrap sm:overflow-visible sm:px-0';
