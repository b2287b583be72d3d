import { addRecentCity } from '@wayhouse/domain/recent-cities';

const key = 'wayhouse.recent-cities';
const listeners = new Set<() => void>();

/** The recent searches of a visitor, newest last, as text that `parseCities` reads. Only this browser has them. */
export function visitorCities(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

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
  try {
    localStorage.setItem(key, JSON.stringify(addRecentCity(parseCities(visitorCities()), searched)));
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

export function subscribeToVisitorCities(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
