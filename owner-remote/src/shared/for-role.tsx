import { mayActAs, type StaffRole } from '@wayhouse/domain/staff-roles';
import type { ReactNode } from 'react';
import { useShownHotel } from './use-shown-hotel.js';

/**
 * Whether the role of the user at the chosen hotel is enough. Until it has loaded everything shows, as for an owner; the services
 * refuse whatever is not allowed.
 */
export function useMayActAs(needed: StaffRole): boolean {
  const role = useShownHotel()?.role;
  return role === undefined || mayActAs(role, needed);
}

type Props = { needs: StaffRole; children: ReactNode; fallback?: ReactNode };

/** For those whose role at the chosen hotel is enough. */
export const ForRole = ({ needs, children, fallback = null }: Props) => (useMayActAs(needs) ? children : fallback);
