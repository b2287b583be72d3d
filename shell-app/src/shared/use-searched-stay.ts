import { useToday } from '@wayhouse/web-kit/page-clock';
import { useSearchParams } from 'react-router-dom';
import { readSearchedStay } from './read-stay-params.js';
import type { StayParams } from './stay-params.js';

/** The stay in the address, as rooms are searched for it. Dates in the past are ignored; in `city` the days are those of its hotels. */
export function useSearchedStay(city?: string): StayParams {
  useToday();
  const [query] = useSearchParams();
  return readSearchedStay(query, city);
}
