import { roomTypeNames } from '@wayhouse/messages/room-names';
import { roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { roomTypes } from '@wayhouse/domain/room-types';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { messages } from '../messages.js';
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
      title={messages.roomType}
      options={roomTypes}
      formatLabel={(type) => roomTypeNames[type]}
      counts={facets?.roomType}
      selected={search.roomType}
      onChange={(roomType) => onChange({ roomType })}
    />
    <FilterGroup
      title={messages.priceRange}
      options={priceBandIds}
      formatLabel={messages.priceBand}
      counts={facets?.price}
      selected={search.price}
      onChange={(price) => onChange({ price })}
    />
    <RadioGroup
      label={messages.sortBy}
      value={search.sort}
      options={roomSortOrders.map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
      onChange={(sort) => onChange({ sort })}
    />
  </div>
);
