/** Of an account at a hotel, each with what those before it may do. What needs which one is in its call (`access`, contracts/calls). */
export const staffRoles = ['viewer', 'reception', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Those that an owner gives to others. */
export const memberRoles = ['viewer', 'reception', 'manager'] as const satisfies StaffRole[];
export type MemberRole = (typeof memberRoles)[number];

/** Whether somebody with this role may do what needs that one. */
export const mayActAs = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
