import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Api, createApi } from './create-api.js';
import { createQueryClient } from './query-client.js';

const ApiContext = createContext<Api | null>(null);

/** Makes the contract's calls: `useApi().call(calls.listRooms, { destination })`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

type Props = Pick<RemoteProps, 'getToken' | 'signInAgain' | 'toast'> & {
  /** A cache that several parts of a page share; without it this part has its own. */
  cache?: QueryClient;
  children: ReactNode;
};

/** The calls and the cache of their answers, for everything below. */
export function ApiProvider({ getToken, signInAgain, toast, cache, children }: Props) {
  const [api] = useState(() => createApi(getToken, signInAgain));
  const [client] = useState(() => cache ?? createQueryClient(toast));
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
