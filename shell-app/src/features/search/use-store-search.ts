import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';
import { accountKey } from '../../app/use-account.js';

/** Adds a city to a signed-in guest's last searches. Nobody waits for it, and it says nothing. */
export function useStoreSearch(): (city: string) => void {
  const api = useApi();
  const cache = useQueryClient();
  const { status, user } = useSession();
  const store = useMutation({
    meta: { quiet: true },
    mutationFn: async (recentSearchedCity: string) =>
      api.call((await import('@wayhouse/contracts/calls/account-calls')).storeRecentSearch, { recentSearchedCity }),
    onSuccess: () => cache.invalidateQueries({ queryKey: accountKey(user?.id) }),
  });
  return (city) => {
    if (status === 'signed-in') store.mutate(city);
  };
}
