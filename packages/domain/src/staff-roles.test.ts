import { assertRole, mayActAs, type StaffRole, staffRoles } from './staff-roles.js';

test('each role may do what those before it may, and no more', () => {
  const allowed = staffRoles.map((role) => staffRoles.filter((needed) => mayActAs(role, needed)));
  expect(allowed).toEqual([
    ['viewer'],
    ['viewer', 'reception'],
    ['viewer', 'reception', 'manager'],
    ['viewer', 'reception', 'manager', 'owner'],
  ]);
});

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
