import { findCity, limits } from '@wayhouse/domain';

/** A person without a stored account is a user without searches. */
export type Account = { role: 'user' | 'hotelOwner'; recentSearchedCities: string[] };

/** Keeps the latest cities, newest last; a city searched again moves to the end. */
export function addRecentCity(cities: string[], searched: string): string[] {
  const city = findCity(searched)?.name ?? searched;
  const others = cities.filter((each) => each.toLowerCase() !== city.toLowerCase());
  return [...others, city].slice(-limits.recentCities);
}
