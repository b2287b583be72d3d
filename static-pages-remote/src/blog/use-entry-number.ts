import { useState } from 'react';

/**
 * A number that belongs to this entry of the browser's history: Back and a reload find it, a new visit begins anew. Not
 * through the router, for which a change of the entry is a change of the page.
 */
export function useEntryNumber(name: string, initial: number): [number, (next: number) => void] {
  const entry = () => (window.history.state ?? {}) as Record<string, unknown>;
  const [value, setValue] = useState(() => Number(entry()[name]) || initial);
  const keep = (next: number) => {
    window.history.replaceState({ ...entry(), [name]: next }, '');
    setValue(next);
  };
  return [value, keep];
}
