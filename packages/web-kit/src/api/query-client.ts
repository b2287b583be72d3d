import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { ApiError } from './api-error.js';

declare module '@tanstack/react-query' {
  interface Register {
    // `quiet`: the caller shows the outcome itself.
    mutationMeta: { quiet?: boolean };
    // Errors that the caller shows itself.
    queryMeta: { quiet?: (error: Error) => boolean };
  }
}

/** Errors toast the server’s message; successful mutations toast theirs, if the response has one. */
export function createQueryClient(toast: RemoteProps['toast']): QueryClient {
  return new QueryClient({
    queryCache: queryCache(toast),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => mutation.meta?.quiet || toast.error(error.message),
      onSuccess(response, _input, _context, mutation) {
        const message = (response as { message?: unknown } | undefined)?.message;
        if (typeof message === 'string' && !mutation.meta?.quiet) toast.success(message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && shouldRetry(error),
        retryDelay: 800,
        refetchOnReconnect: 'always',
      },
      // Offline a mutation fails at once with a message; pausing it silently would look as if it had been made.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * A query that keeps failing toasts its error once, until it has succeeded; being offline is shown by the status
 * banner.
 */
function queryCache(toast: RemoteProps['toast']): QueryCache {
  const reportedErrors = new WeakMap<Query<unknown, unknown, unknown>, string>();
  return new QueryCache({
    onError(error, query) {
      if (!navigator.onLine || reportedErrors.get(query) === error.message || query.meta?.quiet?.(error)) return;
      reportedErrors.set(query, error.message);
      toast.error(error.message);
    },
    onSuccess: (_data, query) => void reportedErrors.delete(query),
  });
}

/** Only missing responses and server errors may be temporary. */
const shouldRetry = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
