import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';

export const accountsKey = ['account'];
const retryAfter = 5000;

/** The signed-in person's role and last searched cities. A failed fetch is made again after five seconds. */
export function useAccount() {
  const api = useApi();
  const { status, user, former } = useSession();
  const account = useQuery({
    // Whose session has ended by itself keeps the page they are on, so what is known of them stays.
    queryKey: [...accountsKey, (user ?? former)?.id],
    // The call's schemas are not part of the first view's code.
    queryFn: async () => api.call((await import('@wayhouse/contracts/calls/account-calls')).showUser, {}),
    enabled: status === 'signed-in',
    retry: false,
    refetchInterval: (query) => (query.state.status === 'error' ? retryAfter : false),
  });
  return {
    isOwner: account.data?.role === 'hotelOwner',
    recentCities: account.data?.recentSearchedCities ?? [],
    isKnown: account.isSuccess,
  };
}

/** Sets the owner flag at once; the server is asked again behind it. */
export function useBecomeOwner() {
  const cache = useQueryClient();
  return () => {
    cache.setQueriesData(
      { queryKey: accountsKey },
      (account?: object) => account && { ...account, role: 'hotelOwner' },
    );
    void cache.invalidateQueries({ queryKey: accountsKey });
  };
}
