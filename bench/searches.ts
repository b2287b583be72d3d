import type { CallInput, calls } from '@wayhouse/contracts';
import { addDays, cityNames, limits } from '@wayhouse/domain';
import { season } from './generate-rooms.js';

export type Search = CallInput<typeof calls.listRooms> & { checkIn: string; checkOut: string };

export const now = () => new Date('2027-01-05T12:00:00Z');
export const pageSize = 12;
const mostNights = 4;

/** A search with city, dates and guests. No two of the first 40,000 are alike. */
function searchAt(at: number): Search {
  const choose = (among: number, of: number) => Math.floor(at / of) % among;
  const checkIn = addDays(season.from, choose(season.days, cityNames.length));
  const guests = 1 + choose(limits.searchGuests, cityNames.length * season.days);
  const nights = 1 + choose(mostNights, cityNames.length * season.days * limits.searchGuests);
  return {
    ...{
      destination: cityNames[at % cityNames.length]!,
      checkIn,
      checkOut: addDays(checkIn, nights),
      guests,
      limit: pageSize,
    },
    sort: at % 2 ? 'price-asc' : 'newest',
  };
}

/** The searches from the first one on, in a mixed order. */
export function* distinctSearches(): Generator<Search> {
  const [count, step] = [41_280, 9_973];
  for (let at = 0; at < count; at++) yield searchAt((at * step) % count);
}
