import { useLocation, useNavigate } from 'react-router-dom';

/** A number that belongs to this entry of the browser's history: Back and a reload find it, a new visit begins anew. */
export function useEntryNumber(name: string, initial: number): [number, (next: number) => void] {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const kept = (state ?? {}) as Record<string, unknown>;
  const keep = (next: number) =>
    void navigate({ pathname, search, hash }, { replace: true, state: { ...kept, [name]: next } });
  return [Number(kept[name]) || initial, keep];
}
