import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './with-param.js';

const typingPauseMs = 250;

/**
 * A field whose value is in the query string, so that it survives a reload and Back. `typed` is what the field shows: the address
 * follows once typing pauses, because what is typed while a page is rendered for a new address would be lost.
 */
export function useTypedParam(name: string) {
  const [query, setQuery] = useSearchParams();
  const stored = query.get(name) ?? '';
  const [typed, setTyped] = useState<string>();
  const [written, setWritten] = useState(stored);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      setWritten(typed);
      setQuery(withParam(name, typed), { replace: true });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [name, typed, setQuery]);
  // Until the address has all that was typed, changes of it are older.
  if (typed !== undefined && typed === written && typed === stored) setTyped(undefined);
  return { typed: typed ?? stored, stored, setTyped };
}
