import { Chip } from '@wayhouse/web-kit/ui/chip';
import type { FilterProps } from './filter-panel.js';
import { hasFilters } from './room-search.js';
import { texts } from './texts.js';

/** The filters in force, each with a way out. */
export function FilterChips({ search, onChange }: FilterProps) {
  if (!hasFilters(search)) return null;
  return (
    <ul aria-label={texts.activeFilters} className="mb-6 flex flex-wrap gap-2">
      {search.roomType.map((type) => (
        <li key={type}>
          <Chip label={type} onRemove={() => onChange({ roomType: search.roomType.filter((each) => each !== type) })} />
        </li>
      ))}
      {search.price.map((band) => (
        <li key={band}>
          <Chip
            label={`$${band.replace('-', ' to $')}`}
            onRemove={() => onChange({ price: search.price.filter((each) => each !== band) })}
          />
        </li>
      ))}
    </ul>
  );
}
