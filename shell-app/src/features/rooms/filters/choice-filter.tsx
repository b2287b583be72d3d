import { type ChoiceName, type FilterValue, roomFilters } from '@wayhouse/contracts/room-filters';
import { useCurrency } from '../../../shared/runtime-config.js';
import { type ChoiceMessages, messages } from '../messages.js';
import type { PartValue, RoomSearch } from '../room-search.js';
import { FilterGroup } from './filter-group.js';
import { readListParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

/** A filter with options: a group of checkboxes, and a chip for each option that is chosen. */
export function choiceFilter<Name extends ChoiceName>(name: Name): SearchFilter<Name> {
  const options: readonly string[] = roomFilters[name].options;
  const filterMessages = () => messages.choices[name] as ChoiceMessages<string>;
  const chosenIn = (search: RoomSearch): string[] => search[name];
  const choose = (chosen: string[]) => ({ [name]: chosen }) as FilterValue<Name> & PartValue<Name>;
  return {
    none: choose([]),
    read(query) {
      const given = readListParam(query, name);
      return choose(options.filter((option) => given.includes(option)));
    },
    formatIgnored: (query, search) =>
      readListParam(query, name).length > chosenIn(search).length ? filterMessages().ignored : undefined,
    chips: (search, currency) =>
      chosenIn(search).map((option) => ({
        label: filterMessages().option(option, currency),
        without: choose(chosenIn(search).filter((each) => each !== option)),
      })),
    suggestions: () => [{ label: filterMessages().any, without: choose([]) }],
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
