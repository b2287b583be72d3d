import type { Destination } from '@wayhouse/contracts/destination';
import { cities } from '@wayhouse/domain/cities';
import { citiesNamed, searchWords } from '@wayhouse/domain/destinations';
import { counts } from '@wayhouse/messages/counts';
import type { ComboboxOption } from '@wayhouse/web-kit/combobox-option';
import { Clock, Globe, MapPin, Search } from 'lucide-react';
import { messages } from './messages.js';

const icon = { 'aria-hidden': true, className: 'size-4.5 shrink-0 text-muted', strokeWidth: 1.75 } as const;

/** Until it is known where there are rooms, every city. */
const everyCity: ComboboxOption[] = cities.map(({ name, country }) => ({
  value: name,
  note: country,
  icon: <MapPin {...icon} />,
}));

/** What is suggested as a destination: only what has rooms, with their number. */
export function suggestDestinations(
  typed: string,
  destinations: Destination[] | undefined,
  recent: string[],
): ComboboxOption[] {
  if (!destinations) return everyCity.filter(named(typed));
  const all = destinations.map(toOption);
  if (!typed.trim()) {
    const searched = recent.toReversed().map((value) => ({
      ...(all.find((option) => option.value === value) ?? { value }),
      group: messages.recentSearches,
      icon: <Clock {...icon} />,
    }));
    const others = all.filter(({ value }) => !recent.includes(value));
    return [...searched, ...others.map((option) => ({ ...option, group: messages.popular }))];
  }
  const found = [...countriesNamed(typed, destinations), ...all.filter(named(typed))];
  return found.length ? found : [{ value: typed.trim(), note: messages.hotelsByName, icon: <Search {...icon} /> }];
}

const toOption = ({ city, rooms }: Destination): ComboboxOption => ({
  value: city,
  note: counts.rooms(rooms),
  icon: <MapPin {...icon} />,
});

function named(typed: string): (option: ComboboxOption) => boolean {
  const names = new Set(citiesNamed(typed));
  return ({ value }) => !typed.trim() || names.has(value);
}

/** Countries with several cities to go to, whose names begin so. */
function countriesNamed(typed: string, destinations: Destination[]): ComboboxOption[] {
  const beginning = searchWords(typed).join(' ');
  return [...new Set(destinations.map(({ country }) => country))].flatMap((country) => {
    const inCountry = destinations.filter((destination) => destination.country === country);
    if (!beginning || inCountry.length < 2 || !searchWords(country).join(' ').startsWith(beginning)) return [];
    const rooms = inCountry.reduce((sum, each) => sum + each.rooms, 0);
    return [{ value: country, note: counts.rooms(rooms), icon: <Globe {...icon} /> }];
  });
}
