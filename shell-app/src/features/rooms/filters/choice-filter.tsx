import { type ChoiceName, roomFilters } from '@wayhouse/contracts/room-filters';
import { useCurrency } from '../../../shared/runtime-config.js';
import { type ChoiceMessages, messages } from '../messages.js';
import { FilterGroup } from './filter-group.js';
import { listFilter } from './list-filter.js';
import type { SearchFilter } from './search-filter.js';

/** A filter with options: a group of checkboxes. */
export function choiceFilter<Name extends ChoiceName>(name: Name): SearchFilter<Name> {
  const options: readonly string[] = roomFilters[name].options;
  const filterMessages = () => messages.choices[name] as ChoiceMessages<string>;
  const { chosenIn, choose, ...filter } = listFilter(name, options, filterMessages);
  return {
    ...filter,
    Control({ search, facets, onChange }) {
      const currency = useCurrency();
      return (
        <FilterGroup
          name={name}
          title={filterMessages().title}
          options={options}
          formatLabel={(option) => filterMessages().option(option, currency)}
          counts={facets?.[name]}
          selected={chosenIn(search)}
          onChange={(chosen) => onChange(choose(chosen))}
        />
      );
    },
  };
}
