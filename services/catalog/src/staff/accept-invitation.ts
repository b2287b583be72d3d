import { DomainError } from '@wayhouse/domain';
import type { ClerkAccounts, FindProfile, InTransaction } from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { takeTurnAt, type Deps as ChangeDeps } from './change-staff.js';
import type { Member } from './domain/member.js';
import { invitationId } from './invitation-id.js';
import type { InvitationRepository } from './invitation-repository.js';
import type { StaffRepository } from './staff-repository.js';
import { saveMember } from './store-member.js';

export type Deps = Pick<ChangeDeps, 'hotels'> &
  Parameters<typeof saveMember>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    accounts: Pick<AccountRepository, 'takeTurn' | 'requireUndeleted'>;
    staff: Pick<StaffRepository, 'listByUser'>;
    invitations: Pick<InvitationRepository, 'find' | 'remove'>;
    clerkAccounts: Pick<ClerkAccounts, 'find'>;
    findProfile: FindProfile;
    now: () => Date;
  };

/**
 * Makes the user a member of the staff. The invitation is no secret: what counts is that the user has its email address, verified by
 * Clerk. Returns the hotel's id, also if it was accepted before.
 */
export async function acceptInvitation(deps: Deps, userId: string, id: string): Promise<string> {
  // Before Clerk is asked, which costs most.
  if (!(await deps.invitations.find(id))) return hotelOfAccepted(id, await deps.staff.listByUser(userId));
  const [account, { name }] = await Promise.all([deps.clerkAccounts.find(userId), deps.findProfile(userId)]);
  return deps.inTransaction(async (tx) => {
    const invitation = await deps.invitations.find(id, tx);
    if (!invitation) return hotelOfAccepted(id, await deps.staff.listByUser(userId, tx));
    if (!account?.addresses.includes(invitation.email)) throw new DomainError('invitation-not-found');
    const { hotelId, email, role } = invitation;
    const hotel = await takeTurnAt(deps, tx, hotelId);
    if (hotel.closed) throw new DomainError('invitation-not-found');
    if (hotel.owner.id === userId) throw new DomainError('own-invitation');
    await deps.accounts.requireUndeleted(tx, userId);
    const members = await deps.staff.listByUser(userId, tx);
    const known = members.find((member) => member.hotelId === hotelId);
    await saveMember(deps, tx, { hotelId, userId, name, email, role, since: known?.since ?? deps.now() });
    await deps.invitations.remove(tx, id);
    if (!known) await recordChange(deps, tx, { id: userId }, hotelId, { kind: 'member-joined', userId, role });
    else if (known.role !== role)
      await recordChange(deps, tx, { id: userId }, hotelId, {
        ...{ kind: 'member-role-changed', userId, from: known.role, to: role },
      });
    return hotelId;
  });
}

/** Of an invitation that has made the user the member that they still are: the answer may have been lost. */
function hotelOfAccepted(id: string, members: Member[]): string {
  const member = members.find(({ hotelId, email }) => invitationId(hotelId, email) === id);
  if (!member) throw new DomainError('invitation-not-found');
  return member.hotelId;
}
