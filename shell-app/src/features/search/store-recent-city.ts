import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { createApi } from '@wayhouse/web-kit/create-api';
import { toasts } from '@wayhouse/web-kit/toasts';
import { accountKey } from '../../shared/query-keys.js';
import { queryClient } from '../../shared/session-api-provider.js';

/** Adds a city to the signed-in user's recent searches. */
export async function storeRecentCity(
  recentSearchedCity: string,
  getToken: () => Promise<string | null>,
): Promise<void> {
  await createApi(getToken)
    .call(storeRecentSearch, { recentSearchedCity })
    .catch((error: Error) => toasts.error(error.message));
  await queryClient.invalidateQueries({ queryKey: accountKey });
}
