import { addRecentCity } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { AccountRepository } from './account-repository.js';

type Deps = { inTransaction: InTransaction; accounts: Pick<AccountRepository, 'get' | 'setRecentCities'> };

/** Reads and writes in one transaction, so that no simultaneous search is lost. */
export const storeRecentSearch = ({ inTransaction, accounts }: Deps, userId: string, city: string): Promise<string[]> =>
  inTransaction(async (tx) => {
    const account = await accounts.get(userId, tx);
    const cities = addRecentCity(account.recentSearchedCities, city);
    await accounts.setRecentCities(tx, userId, cities);
    return cities;
  });
