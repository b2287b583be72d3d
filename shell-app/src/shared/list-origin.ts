import { paths } from '@wayhouse/contracts/paths';
import { useLocation } from 'react-router-dom';
import { useEntryState } from './use-entry-state.js';

type ListOrigin = { rooms?: string } | null;

/** Navigation state for a link to a room: the address of the list it is in, with its filters. */
export function useCurrentList(): ListOrigin {
  const { pathname, search } = useLocation();
  return pathname === paths.rooms ? { rooms: pathname + search } : null;
}

/** The address of the list this page was opened from, which is the previous history entry. */
export const usePreviousList = (): string | undefined => (useEntryState() as ListOrigin)?.rooms;
