import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useLocation } from 'react-router-dom';

/** The state of the history entry. Null while the server's page is taken over, which knows the address only. */
export function useEntryState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useIsInBrowser() ? state : null;
}
