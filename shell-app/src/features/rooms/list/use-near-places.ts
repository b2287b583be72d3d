import { useQuery } from '@tanstack/react-query';
import type { Destination } from '@wayhouse/contracts/destination';
import { citiesNamed } from '@wayhouse/domain/destinations';
import { nearPlaces } from '@wayhouse/domain/near-places';
import { useApi } from '@wayhouse/web-kit/api';
import { destinationsQuery } from '../../../shared/use-destinations.js';

/** The places with rooms that a destination may have meant which names none. */
export function useNearPlaces(destination: string): string[] {
  const near = nearPlaces(destination);
  const { data = [] } = useQuery({ ...destinationsQuery(useApi()), enabled: near.length > 0 });
  return near.filter((place) => hasRooms(place, data));
}

function hasRooms(place: string, destinations: Destination[]): boolean {
  const cities = new Set(citiesNamed(place));
  return destinations.some(({ city }) => cities.has(city));
}
