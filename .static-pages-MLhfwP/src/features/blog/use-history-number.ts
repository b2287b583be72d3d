import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useLocation, useNavigate } from 'react-router-dom';

/** A number stored in the current history entry: restored by Back and reload, initial on a new visit. */
export function useHistoryNumber(name: string, initial: number): [number, (next: number) => void] {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const historyState = ((useIsInBrowser() ? state : undefined) ?? {}) as Record<string, unknown>;
  const setNumber = (next: number) =>
    void navigate({ pathname, search, hash }, { replace: true, state: { ...historyState, [name]: next } });
  return [Number(historyState[name]) || initial, setNumber];
}
