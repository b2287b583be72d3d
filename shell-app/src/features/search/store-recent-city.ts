import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { createApi } from '@wayhouse/web-kit/create-api';
import { toasts } from '@wayhouse/web-kit/toasts';
import { accountKey } from '../../shared/query-keys.js';
import { queryClient } from '../../shared/session-api-provider.js';
import { storeVisitorCity } from './visitor-cities.js';

/** Adds a city to the recent searches of the user, or to those of this browser where nobody is signed in. */
export async function storeRecentCity(
  recentSearchedCity: string,
  getToken: () => Promise<string | null>,
): Promise<void> {
  if (!(await getToken())) return storeVisitorCity(recentSearchedCity);
  await createApi(getToken)
    .call(storeRecentSearch, { recentSearchedCity })
    .catch((error: Error) => toasts.error(error.message));
  await queryClient.invalidateQueries({ queryKey: accountKey });
}
