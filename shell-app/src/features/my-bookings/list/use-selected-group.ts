import { useSearchParams } from 'react-router-dom';
import { type Group, groups } from '../booking-groups.js';

/** The group the address asks for (`show`), or else `otherwise`, and a way to show another. */
export function useShownGroup(otherwise: Group): [Group, (group: string) => void] {
  const [query, setQuery] = useSearchParams();
  const show = (group: string) => {
    const next = new URLSearchParams(query);
    next.set('show', group);
    setQuery(next, { replace: true });
  };
  return [groups.find((group) => group === query.get('show')) ?? otherwise, show];
}
