import type { StaffCaller, Transaction } from '@wayhouse/service-kit';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { requireMember } from './domain/member.js';
import type { StaffRepository } from './staff-repository.js';
import { endMembership } from './store-member.js';

type Deps = RecordDeps & Parameters<typeof endMembership>[0] & { staff: Pick<StaffRepository, 'listByHotel'> };

/** Ends the access of a member, whom the owner removes or who leaves. */
export async function removeMember(
  deps: Deps,
  tx: Transaction,
  caller: Pick<StaffCaller, 'id'>,
  hotelId: string,
  userId: string,
): Promise<void> {
  const member = requireMember(await deps.staff.listByHotel(hotelId, tx), userId);
  await endMembership(deps, tx, member);
  const kind = userId === caller.id ? 'member-left' : 'member-removed';
  await recordChange(deps, tx, caller, hotelId, { kind, userId, role: member.role });
}
