import { cities } from './cities.js';

/** Other names of cities: former and local ones, and what they are called for short. */
const cityAliases: Record<string, string[]> = {
  Mumbai: ['Bombay'],
  Delhi: ['New Delhi'],
  Bangalore: ['Bengaluru'],
  Chennai: ['Madras'],
  Kolkata: ['Calcutta'],
  Pune: ['Poona'],
  Kochi: ['Cochin'],
  Mysore: ['Mysuru'],
  Pondicherry: ['Puducherry'],
  Varanasi: ['Benares', 'Banaras', 'Kashi'],
  Shimla: ['Simla'],
  Jaipur: ['Jeypore'],
  Udaipur: ['Udaypur'],
  Leh: ['Ladakh'],
  'New York': ['NYC', 'Manhattan'],
  'Los Angeles': ['LA'],
  'San Francisco': ['SF'],
  'Las Vegas': ['Vegas'],
  Lisbon: ['Lisboa'],
  Rome: ['Roma'],
  Venice: ['Venezia'],
  Athens: ['Athina'],
  Vienna: ['Wien'],
  Prague: ['Praha'],
  Copenhagen: ['København'],
  Marrakesh: ['Marrakech'],
  Cairo: ['Al Qahirah'],
  Hanoi: ['Ha Noi'],
  Bali: ['Denpasar', 'Ubud'],
  'Mexico City': ['CDMX', 'Ciudad de México'],
  'Rio de Janeiro': ['Rio'],
};

const countryAliases: Record<string, string[]> = {
  India: ['Bharat'],
  'United States': ['USA', 'US', 'America'],
  'United Kingdom': ['UK', 'Great Britain', 'Scotland', 'England'],
  'United Arab Emirates': ['UAE', 'Emirates'],
  Netherlands: ['Holland'],
  Czechia: ['Czech Republic'],
  Türkiye: ['Turkey'],
};

const minPrefixLength = 3;

/** What has no accent that could be taken off, as it is typed elsewhere. */
const typedAs: Record<string, string> = {
  ...{ ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd' },
  ...{ æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' },
};

/** The words of a name or a search, without case, accents, joiners and punctuation. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Join_Control}]/gu, '')
    .toLowerCase()
    .replace(/[øßłđðæœþı]/gu, (typed) => typedAs[typed]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const plain = (text: string) => searchWords(text).join(' ');

/** A city, by names as `plain` writes them. `inCountry` has each of its names with each of its country’s: “kochi india”. */
type Place = {
  name: string;
  country: string;
  plainName: string;
  others: string[];
  countries: string[];
  inCountry: string[];
};

let namedPlaces: Place[] | undefined;
/** Written when they are first asked for: most pages never search. */
const places = (): Place[] => (namedPlaces ??= cities.map(nameCity));

function nameCity({ name, country }: (typeof cities)[number]): Place {
  const plainName = plain(name);
  const others = (cityAliases[name] ?? []).map(plain);
  const countries = [country, ...(countryAliases[country] ?? [])].map(plain);
  const inCountry = [plainName, ...others].flatMap((each) => countries.map((of) => `${each} ${of}`));
  return { name, country, plainName, others, countries, inCountry };
}

/**
 * The cities that a search for a destination names: by a name of theirs, of their country, or by both, as “Kochi, India”. Where
 * none is named whole, by a part of their name or the first letters of another one.
 */
export function citiesNamed(destination: string): string[] {
  const wanted = plain(destination);
  if (!wanted) return [];
  // Otherwise “UK” would name Phuket as well.
  const whole = places().filter((place) => isWholeName(place, wanted));
  if (whole.length) return whole.map(({ name }) => name);
  const isNamed = (name: string) => wanted.length >= minPrefixLength && name.startsWith(wanted);
  return places()
    .filter(({ plainName, others, countries }) => plainName.includes(wanted) || [...others, ...countries].some(isNamed))
    .map(({ name }) => name);
}

/** How a destination is spelt: a city or country that it names whole by its name, anything else with capital letters. */
export function formatDestination(destination: string): string {
  const wanted = plain(destination);
  const city = places().find((place) => namesOf(place).includes(wanted));
  if (city) return city.name;
  const inCountry = places().find(({ countries }) => countries.includes(wanted));
  if (inCountry) return inCountry.country;
  return destination.trim().replace(/(?<![\p{L}\p{N}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Whether a destination names a city or a country whole. */
export const isKnownPlace = (destination: string): boolean => {
  const wanted = plain(destination);
  return places().some((place) => isWholeName(place, wanted));
};

const namesOf = ({ plainName, others, inCountry }: Place) => [plainName, ...others, ...inCountry];

function isWholeName(place: Place, wanted: string): boolean {
  return [...namesOf(place), ...place.countries].includes(wanted);
}

/** Everything that names a place whole, with the city or the country that it names. */
export const placeNames = (): { name: string; place: string }[] =>
  places().flatMap((place) => [
    ...namesOf(place).map((name) => ({ name, place: place.name })),
    ...place.countries.map((name) => ({ name, place: place.country })),
  ]);
