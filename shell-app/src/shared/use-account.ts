import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@wayhouse/web-kit/api';
import { usePersonId, useSession } from '@wayhouse/web-kit/session';
import { useEffect } from 'react';
import { accountKey } from './query-keys.js';
import { retryDelayMs } from './retry-delay.js';

/** The signed-in user's role and most recent searches. A failed request is retried after `retryDelayMs`. */
export function useAccount() {
  const api = useApi();
  const { status } = useSession();
  const personId = usePersonId();
  const account = useQuery({
    queryKey: [...accountKey, personId],
    // Imported here to keep the call's schemas out of the first view's bundle.
    queryFn: async () => api.call((await import('@wayhouse/contracts/calls/account-calls')).showUser, {}),
    enabled: status === 'signed-in',
    retry: false,
    refetchInterval: (query) => (query.state.status === 'error' ? retryDelayMs : false),
  });
  return {
    isOwner: account.data?.role === 'hotelOwner',
    /** Owns a hotel, or is a member of the staff of one. */
    worksAtHotel: account.data?.role === 'hotelOwner' || account.data?.isStaff === true,
    recentCities: account.data?.recentSearchedCities ?? [],
    isLoaded: account.isSuccess,
  };
}

/** Asks for the account again once the owner area is closed: there the user may have left the staff of the last hotel. */
export function useRefreshAccountAfterwards() {
  const queryClient = useQueryClient();
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: accountKey }), [queryClient]);
}

/** Marks the user as an owner at once, then refetches the account in the background. */
export function useBecomeOwner() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueriesData(
      { queryKey: accountKey },
      (account?: object) => account && { ...account, role: 'hotelOwner' },
    );
    void queryClient.invalidateQueries({ queryKey: accountKey });
  };
}
