import type { Destination } from '@wayhouse/contracts/destination';
import { citiesNamed, searchWords } from '@wayhouse/domain/destinations';
import { nearPlaces } from '@wayhouse/domain/near-places';
import { counts } from '@wayhouse/messages/counts';
import { formatList } from '@wayhouse/messages/format-list';
import type { ComboboxOption } from '@wayhouse/web-kit/combobox-option';
import { BedDouble, Clock, Globe, MapPin } from 'lucide-react';
import { messages } from './messages.js';
import { suggestionIcon as icon } from './suggestion-icon.js';
import type { HotelsNamed } from './use-hotels-named.js';

export type Suggest = (typed: string) => ComboboxOption[];

/** `hotels`: of what was typed last, or before it. */
type Known = { destinations: Destination[]; recent: string[]; hotels: HotelsNamed | undefined };

/** How many cities are popular, where nothing is found. */
const mostPopular = 6;

/** What is suggested as a destination: only what has rooms. Where nothing does, what is spelt like it, and popular cities. */
export function suggestDestinations(typed: string, { destinations, recent, hotels }: Known): ComboboxOption[] {
  const name = typed.trim();
  if (!name) return suggestRecent(destinations, recent);
  const found = [...placesNamed(name, destinations), ...hotelsNamed(name, hotels)];
  if (found.length) return found;
  const isNothing = hotels?.name === name || citiesNamed(name).length > 0;
  return suggestOthers(name, isNothing, destinations);
}

function suggestRecent(destinations: Destination[], recent: string[]): ComboboxOption[] {
  const all = destinations.map(toOption);
  const searched = recent.toReversed().map((value) => ({
    ...(all.find((option) => option.value === value) ?? { value }),
    group: messages.recentSearches,
    icon: <Clock {...icon} />,
  }));
  const others = all.filter(({ value }) => !recent.includes(value));
  return [...searched, ...others.map((option) => ({ ...option, group: messages.popular }))];
}

/** `isNothing`: it is known that a search for it finds nothing. */
function suggestOthers(name: string, isNothing: boolean, destinations: Destination[]): ComboboxOption[] {
  const near = [
    ...new Map(
      nearPlaces(name)
        .flatMap((place) => placesNamed(place, destinations))
        .map((option) => [option.value, { ...option, group: isNothing ? messages.none.near(name) : messages.near }]),
    ).values(),
  ];
  const group = near.length || !isNothing ? messages.popular : messages.none.popular(name);
  const popular = destinations.map((each) => ({ ...toOption(each), group }));
  return [...near, ...popular.filter(({ value }) => !near.some((each) => each.value === value)).slice(0, mostPopular)];
}

const toOption = ({ city, rooms }: Destination): ComboboxOption => ({
  value: city,
  note: counts.rooms(rooms),
  icon: <MapPin {...icon} />,
});

/** Countries with several cities to go to, and cities, also while their country is typed after them. */
function placesNamed(name: string, destinations: Destination[]): ComboboxOption[] {
  const beginning = searchWords(name).join(' ');
  const named = new Set(citiesNamed(name));
  const isBegun = (text: string) => beginning !== '' && searchWords(text).join(' ').startsWith(beginning);
  const found = destinations.filter(({ city, country }) => named.has(city) || isBegun(`${city} ${country}`));
  const countries = [...new Set(destinations.map(({ country }) => country))].filter(isBegun);
  return [...countries.flatMap((country) => toCountry(country, destinations)), ...found.map(toOption)];
}

function toCountry(value: string, destinations: Destination[]): ComboboxOption[] {
  const inCountry = destinations.filter(({ country }) => country === value);
  const rooms = inCountry.reduce((sum, each) => sum + each.rooms, 0);
  return inCountry.length < 2 ? [] : [{ value, note: counts.rooms(rooms), icon: <Globe {...icon} /> }];
}

/** Hotels of one name once, with all of their cities. Those of what was typed before stay while they may be meant. */
function hotelsNamed(name: string, found: HotelsNamed | undefined): ComboboxOption[] {
  const words = searchWords(name);
  const isMeant = (hotel: string) =>
    words.every((word) => searchWords(hotel).some((ofHotel) => ofHotel.startsWith(word)));
  const hotels = found?.hotels.filter((hotel) => found.name === name || isMeant(hotel.name)) ?? [];
  return [...new Set(hotels.map((hotel) => hotel.name))].map((value) => ({
    value,
    note: formatList([...new Set(hotels.filter((hotel) => hotel.name === value).map(({ city }) => city))]),
    icon: <BedDouble {...icon} />,
  }));
}
