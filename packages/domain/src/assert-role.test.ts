import { assertRole } from './assert-role.js';
import type { StaffRole } from './staff-roles.js';

test('who has no role learns nothing, who has a lower one why', () => {
  const refusal = (role: StaffRole | undefined, needed: StaffRole) => {
    try {
      assertRole(role, needed, 'room-not-found');
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refusal(undefined, 'viewer')).toBe('room-not-found');
  expect(refusal('reception', 'manager')).toBe('role-too-low');
  expect(refusal('manager', 'manager')).toBeUndefined();
});
