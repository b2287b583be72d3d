import type { ChoiceName, FeatureName, FilterValue } from '@wayhouse/contracts/room-filters';
import type { PartValue, RoomSearch } from '../room-search.js';
import { readListParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

type ListMessages = { option: (option: string, currency: string) => string; any: string; ignored: string };

/** What filters with options have in common beside their control: a list in the address, and a chip for each that is chosen. */
export function listFilter<Name extends ChoiceName | FeatureName>(
  name: Name,
  options: readonly string[],
  messages: () => ListMessages,
) {
  const chosenIn = (search: RoomSearch): string[] => search[name];
  const choose = (chosen: string[]) => ({ [name]: chosen }) as FilterValue<Name> & PartValue<Name>;
  const filter: Omit<SearchFilter<Name>, 'Control'> = {
    none: choose([]),
    read(query) {
      const given = readListParam(query, name);
      return choose(options.filter((option) => given.includes(option)));
    },
    formatIgnored: (query, search) =>
      readListParam(query, name).length > chosenIn(search).length ? messages().ignored : undefined,
    chips: (search, currency) =>
      chosenIn(search).map((option) => ({
        label: messages().option(option, currency),
        without: choose(chosenIn(search).filter((each) => each !== option)),
      })),
    suggestions: () => [{ label: messages().any, without: choose([]) }],
  };
  return { ...filter, chosenIn, choose };
}
