import type { StaffRole } from '@wayhouse/domain/staff-roles';
import { localized } from './localized.js';

/** The roles of staff, as people read them. */
export const roleNames = localized('staff-roles', {
  viewer: 'Viewer',
  reception: 'Reception',
  manager: 'Manager',
  owner: 'Owner',
} satisfies Record<StaffRole, string>);

/** What each may do. */
export const roleAbilities = localized('staff-role-abilities', {
  viewer: 'Sees bookings, rooms and reports, and changes nothing.',
  reception:
    'Handles bookings: checks guests in and out, books at the desk, moves and cancels stays, and records payments.',
  manager:
    'Handles bookings, and changes rooms, rates, rate plans, offers, blocked nights and what guests read about the hotel.',
  owner: 'Does everything, and decides about taxes and staff.',
} satisfies Record<StaffRole, string>);
