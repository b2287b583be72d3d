import type { To } from 'react-router-dom';
import { hotelParameter } from './chosen-hotel.js';
import { ownerPaths } from './owner-paths.js';

const isOwnerPath = (path: string) => path === ownerPaths.dashboard || path.startsWith(`${ownerPaths.dashboard}/`);

/** The query of an address of the owner area, about this hotel. */
export function queryOfHotel(search: string, hotelId: string): string {
  const query = new URLSearchParams(search);
  query.set(hotelParameter, hotelId);
  return `?${query}`;
}

/** A resolved address, about this hotel unless it names one. Those outside of the owner area are as they were. */
export function withHotel(to: To, hotelId: string): To {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '' } = to;
  if (!isOwnerPath(pathname) || new URLSearchParams(search).has(hotelParameter)) return to;
  return { ...to, search: queryOfHotel(search, hotelId) };
}
