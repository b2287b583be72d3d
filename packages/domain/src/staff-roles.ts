import { DomainError } from './domain-error.js';

/** What an account may do at a hotel: with each role also what those before it may. */
export const staffRoles = ['viewer', 'reception', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Those that an owner gives to others. */
export const memberRoles = ['viewer', 'reception', 'manager'] as const satisfies StaffRole[];
export type MemberRole = (typeof memberRoles)[number];

/** Whether somebody with this role may do what needs that one. */
export const mayActAs = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);

type NotFound = 'booking-not-found' | 'hotel-not-found' | 'room-not-found';

/** Who has no role at a hotel does not learn that it exists, or what it has. */
export function assertRole(
  role: StaffRole | undefined,
  needed: StaffRole,
  notFound: NotFound,
): asserts role is StaffRole {
  if (!role) throw new DomainError(notFound);
  if (!mayActAs(role, needed)) throw new DomainError('role-too-low');
}
