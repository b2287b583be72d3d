import { today } from '@wayhouse/web-kit/calendar-date';
import { noDates } from '../../shared/stay-params.js';
import { useEntryState } from '../../shared/use-entry-state.js';
import type { SearchCriteria } from './search-criteria.js';

type Entry = { usr?: object | null } | null;

/**
 * Keeps the form's input in the page's history entry, so that Back and a reload restore it. It bypasses the router to
 * avoid a render. Dates in the past are dropped.
 */
export function useSearchDraft(): {
  draft: Partial<SearchCriteria> | undefined;
  saveDraft: (search: SearchCriteria) => void;
} {
  const state = useEntryState() as { search?: SearchCriteria } | null;
  const { search } = state ?? {};
  return {
    draft: search && search.checkIn < today() ? { ...search, ...noDates } : search,
    saveDraft(next) {
      const entry = window.history.state as Entry;
      window.history.replaceState({ ...entry, usr: { ...entry?.usr, search: next } }, '');
    },
  };
}
