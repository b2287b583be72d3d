import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { StaffRepository } from '../staff/staff-repository.js';
import type { AccountRepository } from './account-repository.js';
import { type Deps as ExportDeps, exportPerson } from './export-person.js';
import { storeRecentSearch } from './store-recent-search.js';

type Deps = Parameters<typeof storeRecentSearch>[0] &
  ExportDeps & { accounts: AccountRepository; staff: Pick<StaffRepository, 'listByUser'> };

export const accountRoutes = (deps: Deps) => [
  route(calls.showUser, async ({ caller }) => {
    const [account, members] = await Promise.all([deps.accounts.get(caller.id), deps.staff.listByUser(caller.id)]);
    return { ...account, ...(members.length > 0 && { isStaff: true as const }) };
  }),

  route(calls.storeRecentSearch, async ({ input, caller }) => ({
    message: confirmations.searchStored,
    recentSearchedCities: await storeRecentSearch(deps, caller.id, input.recentSearchedCity),
  })),

  route(calls.exportAccount, async ({ caller }) => ({ data: await exportPerson(deps, caller.id) })),
];
