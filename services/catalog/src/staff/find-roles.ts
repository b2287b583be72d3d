import type { StaffRole } from '@wayhouse/domain';
import type { AccountRepository } from '../accounts/account-repository.js';
import type { StaffRepository } from './staff-repository.js';

type Deps = { accounts: Pick<AccountRepository, 'isOwner'>; staff: Pick<StaffRepository, 'listByUser'> };

/** The roles of an account at all hotels. Whose account is deleted owns none, although its id stays with the hotels. */
export const findRoles =
  ({ accounts, staff }: Deps) =>
  async (userId: string): Promise<StaffRole[]> => {
    const [isOwner, members] = await Promise.all([accounts.isOwner(userId), staff.listByUser(userId)]);
    return [...(isOwner ? (['owner'] as const) : []), ...members.map(({ role }) => role)];
  };
