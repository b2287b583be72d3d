import { type FeatureName, roomFilters } from '@wayhouse/contracts/room-filters';
import { FeatureGroups } from './feature-groups.js';
import { listFilter } from './list-filter.js';
import { type FeatureMessages, messages } from './messages.js';
import type { SearchFilter } from './search-filter.js';

/** A filter with many options: groups of checkboxes that open. */
export function featureFilter<Name extends FeatureName>(name: Name): SearchFilter<Name> {
  const groups: Record<string, readonly string[]> = roomFilters[name].features;
  const options = Object.values(groups).flat();
  const filterMessages = () => messages.features[name] as FeatureMessages<string, string>;
  const { chosenIn, choose, ...filter } = listFilter(name, options, filterMessages);
  return {
    ...filter,
    Control: ({ search, onChange }) => (
      <FeatureGroups
        name={name}
        messages={filterMessages()}
        groups={groups}
        selected={chosenIn(search)}
        onChange={(chosen) => onChange(choose(options.filter((option) => chosen.includes(option))))}
      />
    ),
  };
}
