import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { ApiError } from './api-error.js';

declare module '@tanstack/react-query' {
  interface Register {
    // `quiet`: the part that asks shows the outcome itself, so it is not toasted.
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

/** Failed calls toast the server's message; successful changes toast theirs, where the answer has one. */
export function createQueryClient(toast: RemoteProps['toast']): QueryClient {
  const say = (error: Error) => toast.error(error.message);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.quiet || say(error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => mutation.meta?.quiet || say(error),
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
      },
    },
  });
}

/** A clear no stays a no; only silence and trouble on the server's side may pass. */
const isWorthRepeating = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
