import { cityNamed, limits } from '@wayhouse/contracts';

/** What the catalog knows of a person. Who never did anything here is a user without searches. */
export type Account = { role: 'user' | 'hotelOwner'; recentSearchedCities: string[] };

/** The last searches, newest last; a city searched again moves to the end. */
export function remember(cities: string[], searched: string): string[] {
  const city = cityNamed(searched)?.name ?? searched;
  const others = cities.filter((each) => each.toLowerCase() !== city.toLowerCase());
  return [...others, city].slice(-limits.recentCities);
}
