import { Chip } from '@wayhouse/web-kit/ui/chip';
import { useEffect, useRef } from 'react';
import { activeFilters } from './active-filters.js';
import type { RoomSearch } from './room-search.js';
import { texts } from './texts.js';

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
    <ul ref={list} aria-label={texts.activeFilters} className="mb-6 flex flex-wrap gap-2">
      {filters.map(({ id, label, without }, position) => (
        <li key={id}>
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
