import type { ControlProps } from './search-filter.js';
import { searchFilters, searchParts } from './search-filters.js';

/** The filters and the sort order. An empty group filters nothing. */
export const FilterPanel = (props: ControlProps) => (
  <div className="space-y-7">
    {searchParts.map((part) => {
      const { Control } = searchFilters[part];
      return Control && <Control key={part} {...props} />;
    })}
  </div>
);
