import type { InTransaction } from '@wayhouse/service-kit';
import type { Accounts } from './account-repository.js';
import { remember } from './domain/account.js';

type Deps = { inTransaction: InTransaction; accounts: Pick<Accounts, 'find' | 'keepSearches'> };

/** Reading and writing are one transaction, so that of simultaneous searches none is lost. */
export const storeRecentSearch = ({ inTransaction, accounts }: Deps, userId: string, city: string): Promise<string[]> =>
  inTransaction(async (tx) => {
    const account = await accounts.find(userId, tx);
    const cities = remember(account.recentSearchedCities, city);
    await accounts.keepSearches(tx, userId, cities);
    return cities;
  });
