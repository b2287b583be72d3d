import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { createApi } from '@wayhouse/web-kit/create-api';
import { cache } from '../../app/calls.js';

/** Adds a city to a signed-in guest's last searches. Nobody waits for it, and a failure is not worth a word. */
export async function storeSearch(recentSearchedCity: string, getToken: () => Promise<string | null>): Promise<void> {
  await createApi(getToken)
    .call(storeRecentSearch, { recentSearchedCity })
    .catch(() => undefined);
  await cache.invalidateQueries({ queryKey: ['account'] });
}
