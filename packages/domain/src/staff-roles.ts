/** What an account may do at a hotel: with each role also what those before it may. */
export const staffRoles = ['viewer', 'reception', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Those that an owner gives to others. */
export const memberRoles = ['viewer', 'reception', 'manager'] as const satisfies StaffRole[];
export type MemberRole = (typeof memberRoles)[number];

/** Whether somebody with this role may do what needs that one. */
export const mayActAs = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
