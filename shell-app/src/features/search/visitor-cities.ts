import { addRecentCity } from '@wayhouse/domain/recent-cities';
import { siteStorage } from '@wayhouse/web-kit/browser-storage';

const key = 'wayhouse.recent-cities';
const listeners = new Set<() => void>();

/** The recent searches of a visitor, newest last, as text that `parseCities` reads. Only this browser has them. */
export const visitorCities = (): string => siteStorage.read(key) ?? '';

/** What was not stored by these pages is left out. */
export function parseCities(stored: string): string[] {
  try {
    const cities: unknown = JSON.parse(stored || '[]');
    return Array.isArray(cities) ? cities.filter((city) => typeof city === 'string') : [];
  } catch {
    return [];
  }
}

/** Does nothing where the browser stores nothing. */
export function storeVisitorCity(searched: string): void {
  const cities = JSON.stringify(addRecentCity(parseCities(visitorCities()), searched));
  if (siteStorage.write(key, cities)) listeners.forEach((listener) => listener());
}

export function subscribeToVisitorCities(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
