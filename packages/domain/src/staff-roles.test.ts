import { mayActAs, staffRoles } from './staff-roles.js';

test('each role may do what those before it may, and no more', () => {
  const allowed = staffRoles.map((role) => staffRoles.filter((needed) => mayActAs(role, needed)));
  expect(allowed).toEqual([
    ['viewer'],
    ['viewer', 'reception'],
    ['viewer', 'reception', 'manager'],
    ['viewer', 'reception', 'manager', 'owner'],
  ]);
});
