import type { PageHead } from '@wayhouse/contracts/page-rendering';
import { paths, roomsPath } from '@wayhouse/contracts/paths';
import { findCity } from '@wayhouse/domain/cities';
import { messages as rooms } from '../../features/rooms/messages.js';
import type { HeadSource } from '../../shared/shell-page.js';
import { messages } from './messages.js';

/** The rooms of each of our cities are a page of their own for search engines; any other search is that of all rooms. */
export function roomsHead({ origin, address }: Pick<HeadSource, 'origin' | 'address'>): PageHead {
  const city = findCity(address.searchParams.get('destination') ?? '')?.name ?? '';
  return {
    title: rooms.documentTitle(city),
    description: city ? messages.roomsIn(city) : messages.rooms,
    url: origin + (city ? roomsPath({ destination: city }) : paths.rooms),
  };
}
