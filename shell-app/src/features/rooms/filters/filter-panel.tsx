import { roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { roomTypes } from '@wayhouse/domain/room-types';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { texts } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { FilterGroup } from './filter-group.js';
import type { RoomFacets } from './use-room-facets.js';

export type FilterPanelProps = {
  search: RoomSearch;
  /** Undefined until loaded. */
  facets: RoomFacets | undefined;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** The filters and the sort order. An empty group filters nothing. */
export const FilterPanel = ({ search, facets, onChange }: FilterPanelProps) => (
  <div className="space-y-7">
    <FilterGroup
      title={texts.roomType}
      options={roomTypes}
      formatLabel={(type) => type}
      counts={facets?.roomType}
      selected={search.roomType}
      onChange={(roomType) => onChange({ roomType })}
    />
    <FilterGroup
      title={texts.priceRange}
      options={priceBandIds}
      formatLabel={texts.priceBand}
      counts={facets?.price}
      selected={search.price}
      onChange={(price) => onChange({ price })}
    />
    <RadioGroup
      label={texts.sortBy}
      value={search.sort}
      options={roomSortOrders.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
      onChange={(sort) => onChange({ sort })}
    />
  </div>
);
