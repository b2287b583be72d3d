import { today } from '@wayhouse/web-kit/calendar-date';
import { useLocation } from 'react-router-dom';
import type { Search } from './search-criteria.js';

type Entry = { usr?: object | null } | null;

/**
 * What stands in the form, kept with the page's entry in the history, so that Back and a reload find it. Writing it
 * past the router draws nothing anew. Days that have passed meanwhile are left out.
 */
export function useKeptSearch(): { kept: Partial<Search> | undefined; keep: (search: Search) => void } {
  const state = useLocation().state as { search?: Search } | null;
  const { search } = state ?? {};
  return {
    kept: search && search.checkIn < today() ? { ...search, checkIn: '', checkOut: '' } : search,
    keep(next) {
      const entry = window.history.state as Entry;
      window.history.replaceState({ ...entry, usr: { ...entry?.usr, search: next } }, '');
    },
  };
}
