import { limits } from '@wayhouse/domain';
import { assertRoomForMember, type Invitation, type Member, requireMember } from './member.js';

const since = new Date('2027-01-05T06:30:00Z');
const member = (userId: string): Member => ({
  ...{ hotelId: 'h1', userId, name: userId, email: `${userId}@example.test`, role: 'viewer', since },
});
const invitation = (id: string): Invitation => ({
  ...{ id, hotelId: 'h1', email: `${id}@example.test`, role: 'viewer', endsAt: since },
});

test('members and invitations together are at most so many', () => {
  const members = Array.from({ length: limits.membersPerHotel - 2 }, (_, at) => member(`m${at}`));
  expect(() => assertRoomForMember(members, [invitation('i1')])).not.toThrow();
  expect(() => assertRoomForMember(members, [invitation('i1'), invitation('i2')])).toThrow(
    expect.objectContaining({ reason: 'too-many-members', params: { members: limits.membersPerHotel } }),
  );
});

test('who is no member is not found among them', () => {
  expect(requireMember([member('rita')], 'rita')).toEqual(member('rita'));
  expect(() => requireMember([member('rita')], 'sam')).toThrow('member-not-found');
});
