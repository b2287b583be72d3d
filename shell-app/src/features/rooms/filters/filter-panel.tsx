import { roomSorts } from '@wayhouse/contracts/calls/room-search-calls';
import { priceBandIds } from '@wayhouse/contracts/price-bands';
import { roomTypes } from '@wayhouse/contracts/room-types';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { FilterGroup } from './filter-group.js';
import type { RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';
import type { RoomCounts } from './use-room-facets.js';

export type FilterPanelProps = {
  search: RoomSearch;
  /** Undefined until it is known. */
  counts: RoomCounts | undefined;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** The filters of the specification. An empty group filters nothing. */
export const FilterPanel = ({ search, counts, onChange }: FilterPanelProps) => (
  <div className="space-y-7">
    <FilterGroup
      title={texts.roomType}
      options={roomTypes}
      labelOf={(type) => type}
      counts={counts?.roomType}
      chosen={search.roomType}
      onChange={(roomType) => onChange({ roomType })}
    />
    <FilterGroup
      title={texts.priceRange}
      options={priceBandIds}
      labelOf={texts.priceBand}
      counts={counts?.price}
      chosen={search.price}
      onChange={(price) => onChange({ price })}
    />
    <RadioGroup
      label={texts.sortBy}
      value={search.sort}
      options={roomSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
      onChange={(sort) => onChange({ sort })}
    />
  </div>
);
