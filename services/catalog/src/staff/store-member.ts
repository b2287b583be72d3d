import { events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { Member } from './domain/member.js';
import type { StaffRepository } from './staff-repository.js';

type Deps<Method extends keyof StaffRepository> = { staff: Pick<StaffRepository, Method>; outbox: Pick<Outbox, 'add'> };

/** Stores a member as they are now, and publishes it. */
export async function saveMember({ staff, outbox }: Deps<'save'>, tx: Transaction, member: Member): Promise<void> {
  const { hotelId, userId, role, name } = member;
  const version = await staff.save(tx, member);
  await outbox.add(tx, events.staffChanged, { hotelId, userId, version, role, name });
}

/** Ends the access of a member, and publishes it. The name stays with what they have done, unless their account is deleted. */
export async function endMembership(
  { staff, outbox }: Deps<'remove'>,
  tx: Transaction,
  { hotelId, userId, name }: Pick<Member, 'hotelId' | 'userId' | 'name'>,
): Promise<void> {
  const version = await staff.remove(tx, hotelId, userId);
  await outbox.add(tx, events.staffChanged, { hotelId, userId, version, role: null, name });
}
