import { ApiProvider } from '@wayhouse/web-kit/api';
import { createQueryClient } from '@wayhouse/web-kit/query-client';
import { useSessionStore } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toaster';
import type { ReactNode } from 'react';

/** One cache for every part of the page that makes API calls. */
export const queryClient = createQueryClient(toasts);

/** Gives its children API calls with the session's token. Loaded on demand, since the first view makes no calls. */
export function SessionApiProvider({ children }: { children: ReactNode }) {
  const { getToken, signInAgain } = useSessionStore();
  return (
    <ApiProvider getToken={getToken} signInAgain={signInAgain} toast={toasts} queryClient={queryClient}>
      {children}
    </ApiProvider>
  );
}
