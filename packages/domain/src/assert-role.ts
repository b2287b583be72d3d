import { DomainError } from './domain-error.js';
import { mayActAs, type StaffRole } from './staff-roles.js';

type NotFound =
  | 'booking-not-found'
  | 'hotel-not-found'
  | 'invoice-not-found'
  | 'promotion-not-found'
  | 'room-not-found';

/** Who has no role at a hotel does not learn that it exists, or what it has. */
export function assertRole(
  role: StaffRole | undefined,
  needed: StaffRole,
  notFound: NotFound,
): asserts role is StaffRole {
  if (!role) throw new DomainError(notFound);
  if (!mayActAs(role, needed)) throw new DomainError('role-too-low');
}
