import { type StayParams, writeStay } from './stay-params.js';

/** A path with a stay in its query, as the pages of rooms and hotels read it. */
export function withStay(path: string, stay: StayParams): string {
  const query = new URLSearchParams(writeStay(stay));
  return query.size ? `${path}?${query}` : path;
}
