import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { ApiError } from './api-error.js';

declare module '@tanstack/react-query' {
  interface Register {
    // `quiet`: the part that asks toasts the outcome itself.
    mutationMeta: { quiet?: boolean };
    // Which failures the part that asks shows in its own place.
    queryMeta: { quiet?: (error: Error) => boolean };
  }
}

/** Failed calls toast the server's message; successful changes toast theirs, where the answer has one. */
export function createQueryClient(toast: RemoteProps['toast']): QueryClient {
  return new QueryClient({
    queryCache: queryCache(toast),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => mutation.meta?.quiet || toast.error(error.message),
      onSuccess(answer, _input, _context, mutation) {
        const message = (answer as { message?: unknown } | undefined)?.message;
        if (typeof message === 'string' && !mutation.meta?.quiet) toast.success(message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isWorthRepeating(error),
        retryDelay: 800,
        refetchOnReconnect: 'always',
      },
      // Offline a change fails at once and says so; waiting in silence would look as if it had been made.
      mutations: { networkMode: 'always' },
    },
  });
}

/** A query that is asked again and again says its trouble once, until it has worked; being offline is said elsewhere. */
function queryCache(toast: RemoteProps['toast']): QueryCache {
  const said = new WeakMap<Query<unknown, unknown, unknown>, string>();
  return new QueryCache({
    onError(error, query) {
      if (!navigator.onLine || said.get(query) === error.message || query.meta?.quiet?.(error)) return;
      said.set(query, error.message);
      toast.error(error.message);
    },
    onSuccess: (_data, query) => void said.delete(query),
  });
}

/** A clear no stays a no; only silence and trouble on the server's side may pass. */
const isWorthRepeating = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
