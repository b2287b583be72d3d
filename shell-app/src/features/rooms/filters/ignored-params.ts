import { readRoomSearch } from '../room-search.js';

type LeftOut = 'place' | 'pastDates' | 'dates' | 'guests' | 'roomType' | 'price' | 'sort';

/** What an address asks for and cannot have: values nobody knows, and days that are over. */
export function leftOut(query: URLSearchParams, today: string): LeftOut[] {
  const search = readRoomSearch(query);
  const said = (name: string) => query.get(name)?.trim() ?? '';
  const all = (name: string) => said(name).split(',').filter(Boolean);
  const isPast = all('checkIn').some((day) => /^\d{4}-\d\d-\d\d/.test(day) && day.slice(0, 10) < today);
  const checks: [LeftOut, boolean][] = [
    ['place', said('destination') !== '' && !search.destination],
    [isPast ? 'pastDates' : 'dates', said('checkIn') + said('checkOut') !== '' && !search.checkIn],
    ['guests', said('guests') !== '' && Number(said('guests')) !== search.guests],
    ['roomType', all('roomType').length > search.roomType.length],
    ['price', all('price').length > search.price.length],
    ['sort', said('sort') !== '' && said('sort') !== search.sort],
  ];
  return checks.filter(([, isLeftOut]) => isLeftOut).map(([what]) => what);
}
