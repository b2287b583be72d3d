import { classNames } from '@wayhouse/web-kit/class-names';
import { Chip } from '@wayhouse/web-kit/ui/action/chip';
import { useEffect, useRef } from 'react';
import { useCurrency } from '../../../shared/runtime-config.js';
import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { activeFilters } from './active-filters.js';

type Props = {
  search: RoomSearch;
  onChange: (change: Partial<RoomSearch>) => void;
  onLastRemoved: () => void;
  className: string;
};

/** A removable chip for each active filter. */
export function FilterChips({ search, onChange, onLastRemoved, className }: Props) {
  const filters = activeFilters(search, useCurrency());
  const list = useRef<HTMLUListElement>(null);
  const removedPosition = useRef<number | null>(null);
  const handleLastRemoved = useRef(onLastRemoved);
  useEffect(() => {
    handleLastRemoved.current = onLastRemoved;
  });
  // The pressed button is gone, so the focus moves to the chip that took its place.
  useEffect(() => {
    if (removedPosition.current === null) return;
    const chips = list.current?.querySelectorAll('button');
    const next = chips?.[Math.min(removedPosition.current, chips.length - 1)];
    if (next) next.focus();
    else handleLastRemoved.current();
    removedPosition.current = null;
  }, [filters.length]);

  if (!filters.length) return null;
  return (
    <ul ref={list} aria-label={messages.activeFilters} className={classNames('flex gap-2 noscript:hidden', className)}>
      {filters.map(({ id, label, without }, position) => (
        <li key={id} className="shrink-0">
          <Chip
            label={label}
            onRemove={() => {
              removedPosition.current = position;
              onChange(without);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
