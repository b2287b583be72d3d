import { paths } from '@wayhouse/contracts/paths';
import { useLocation } from 'react-router-dom';

type CameFrom = { rooms?: string } | null;

/** What a link to a room takes along: the list it stands in, with its filters. */
export function useListHere(): CameFrom {
  const { pathname, search } = useLocation();
  return pathname === paths.rooms ? { rooms: pathname + search } : null;
}

/** The list one came to this page from; it is the entry before this one. */
export const useListBefore = (): string | undefined => (useLocation().state as CameFrom)?.rooms;
