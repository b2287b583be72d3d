import { ApiProvider } from '@wayhouse/web-kit/api';
import { createQueryClient } from '@wayhouse/web-kit/query-client';
import { useSessionStore } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toaster';
import type { ReactNode } from 'react';

/** The answers kept for every part of the page that makes calls. */
export const cache = createQueryClient(toasts);

/** Lets what is below make calls. It comes with the first part that needs it: the first view makes none. */
export function Calls({ children }: { children: ReactNode }) {
  const { getToken, signInAgain } = useSessionStore();
  return (
    <ApiProvider getToken={getToken} signInAgain={signInAgain} toast={toasts} cache={cache}>
      {children}
    </ApiProvider>
  );
}
