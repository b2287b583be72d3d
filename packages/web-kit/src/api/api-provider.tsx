import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Api, createApi } from './create-api.js';
import { createQueryClient } from './query-client.js';

const ApiContext = createContext<Api | null>(null);

/** The API client of the contract’s calls: `useApi().call(calls.listRooms, { destination })`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

type Props = Pick<RemoteProps, 'getToken' | 'signInAgain' | 'toast'> & {
  /** A query cache shared by several parts of a page; by default each provider has its own. */
  queryClient?: QueryClient;
  children: ReactNode;
};

/** Provides the API client and the query cache. */
export function ApiProvider({ getToken, signInAgain, toast, queryClient, children }: Props) {
  const [api] = useState(() => createApi(getToken, signInAgain));
  const [client] = useState(() => queryClient ?? createQueryClient(toast));
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
