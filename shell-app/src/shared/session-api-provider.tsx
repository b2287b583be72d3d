import { hydrate } from '@tanstack/react-query';
import { ApiProvider } from '@wayhouse/web-kit/api';
import { createQueryClient } from '@wayhouse/web-kit/query-client';
import { useSessionStore } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { type ReactNode, useContext } from 'react';
import { readPageState } from './read-page-state.js';
import { ServerQueryClient } from './server-query-client.js';

/** One cache for every part of the page that makes API calls, with what the server has rendered the page from. */
export const queryClient = createQueryClient(toasts);
const rendered = readPageState();
if (rendered) hydrate(queryClient, rendered.queries);

/** Gives its children API calls with the session's token. Loaded on demand, since the first view makes no calls. */
export function SessionApiProvider({ children }: { children: ReactNode }) {
  const { getToken, signInAgain } = useSessionStore();
  const client = useContext(ServerQueryClient) ?? queryClient;
  return (
    <ApiProvider getToken={getToken} signInAgain={signInAgain} toast={toasts} queryClient={client}>
      {children}
    </ApiProvider>
  );
}
