import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { createApi } from '@wayhouse/web-kit/create-api';
import { toasts } from '@wayhouse/web-kit/toaster';
import { cache } from '../../shared/session-api-provider.js';

/** Adds a city to a signed-in guest's last searches. Nobody waits for it. */
export async function storeSearch(recentSearchedCity: string, getToken: () => Promise<string | null>): Promise<void> {
  await createApi(getToken)
    .call(storeRecentSearch, { recentSearchedCity })
    .catch((error: Error) => toasts.error(error.message));
  await cache.invalidateQueries({ queryKey: ['account'] });
}
