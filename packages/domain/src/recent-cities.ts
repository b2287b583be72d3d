import { formatDestination } from './destinations.js';
import { limits } from './limits.js';

/** Keeps the latest cities, newest last; a city searched again moves to the end. */
export function addRecentCity(cities: string[], searched: string): string[] {
  const city = formatDestination(searched);
  const others = cities.filter((each) => each.toLowerCase() !== city.toLowerCase());
  return [...others, city].slice(-limits.recentCities);
}
