import { events } from '@wayhouse/contracts';
import { DomainError, limits, type MemberRole } from '@wayhouse/domain';
import { currentLocale } from '@wayhouse/messages/locale';
import type { FindProfile, Outbox, StaffCaller } from '@wayhouse/service-kit';
import { assertNotClosed } from '../hotels/domain/closed.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { changeStaff, type Deps as ChangeDeps } from './change-staff.js';
import { assertRoomForMember } from './domain/member.js';
import { invitationId } from './invitation-id.js';
import type { CountInvitation } from './invitation-limit.js';
import type { InvitationRepository } from './invitation-repository.js';
import type { StaffRepository } from './staff-repository.js';

export type Deps = ChangeDeps &
  RecordDeps & {
    staff: Pick<StaffRepository, 'listByHotel'>;
    invitations: Pick<InvitationRepository, 'listByHotel' | 'save'>;
    countInvitation: CountInvitation;
    findProfile: FindProfile;
    outbox: Pick<Outbox, 'add'>;
    now: () => Date;
  };

/** Invites somebody else by email. Whoever is invited already gets another email, and the new role. */
export async function inviteMember(
  deps: Deps,
  caller: StaffCaller,
  hotelId: string,
  { email, role }: { email: string; role: MemberRole },
): Promise<void> {
  const address = email.toLowerCase();
  const own = await deps.findProfile(caller.id);
  await changeStaff(deps, caller, hotelId, async (tx, hotel) => {
    assertNotClosed(hotel);
    if (own.email?.toLowerCase() === address) throw new DomainError('own-invitation');
    const invitations = await deps.invitations.listByHotel(hotelId, tx);
    const others = invitations.filter((each) => each.email !== address);
    assertRoomForMember(await deps.staff.listByHotel(hotelId, tx), others);
    const now = deps.now();
    await deps.countInvitation(tx, { ownerId: caller.id, address }, now);
    const endsAt = new Date(+now + limits.invitationDays * 24 * 3600_000);
    const id = invitationId(hotelId, address);
    await deps.invitations.save(tx, { id, hotelId, email: address, role, endsAt });
    await recordChange(deps, tx, caller, hotelId, { kind: 'member-invited', invitationId: id, role });
    await deps.outbox.add(tx, events.memberInvited, {
      ...{ hotelId, hotelName: hotel.name, invitedBy: hotel.owner.name },
      ...{ email, role, endsAt: endsAt.toISOString(), locale: currentLocale() },
    });
  });
}
