import { assertRole, DomainError, mayActAs, type StaffRole } from '@wayhouse/domain';
import { type StaffCaller, waitForProjection } from '@wayhouse/service-kit';
import type { OwnHotels } from './domain/own-hotels.js';
import type { StaffProjection } from './staff-projection.js';

type Staff = Pick<StaffProjection, 'listRoles'>;

/**
 * The hotels of the caller. Routes for staff have checked before that there is one where the role is enough; it may be gone since.
 */
export async function requireOwnHotels(staff: Staff, { id, needs }: StaffCaller): Promise<OwnHotels> {
  const roles = await staff.listRoles(id);
  if (roles.size === 0) throw new DomainError('owners-only');
  return { callerId: id, roles, needs };
}

/**
 * The hotel that the caller has named, or the first where the role is enough, with the role there. Another's is not found, like one
 * that does not exist; one that was just added is waited for.
 */
export async function findOwnHotel(
  staff: Staff,
  caller: StaffCaller,
  named?: string,
): Promise<{ id: string; role: StaffRole }> {
  if (named === undefined) return firstOf(await requireOwnHotels(staff, caller));
  const role = await waitForProjection(async () => (await requireOwnHotels(staff, caller)).roles.get(named));
  assertRole(role, caller.needs, 'hotel-not-found');
  return { id: named, role };
}

export const requireOwnHotel = async (staff: Staff, caller: StaffCaller, named?: string): Promise<string> =>
  (await findOwnHotel(staff, caller, named)).id;

function firstOf({ roles, needs }: OwnHotels) {
  const [found] = [...roles].filter(([, role]) => mayActAs(role, needs));
  if (!found) throw new DomainError('role-too-low');
  return { id: found[0], role: found[1] };
}
