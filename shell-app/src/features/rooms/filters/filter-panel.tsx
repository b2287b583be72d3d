import type { ControlProps } from './search-filter.js';
import { panelParts, searchFilters } from './search-filters.js';

/** The filters and the sort order. An empty group filters nothing. */
export const FilterPanel = (props: ControlProps) => (
  <div className="space-y-7">
    {panelParts.map((part) => {
      const { Control } = searchFilters[part];
      return typeof Control === 'function' && <Control key={part} {...props} />;
    })}
  </div>
);
