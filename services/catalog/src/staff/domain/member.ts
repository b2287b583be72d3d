import { DomainError, limits, type MemberRole } from '@wayhouse/domain';

/** Who works at a hotel beside its owner. `email` is the address that was invited. */
export type Member = { hotelId: string; userId: string; name: string; email: string; role: MemberRole; since: Date };

/** `email` is in lower case. */
export type Invitation = { id: string; hotelId: string; email: string; role: MemberRole; endsAt: Date };

/** Whoever is invited may accept, so invitations count as members. */
export function assertRoomForMember(members: Member[], invitations: Invitation[]): void {
  const { membersPerHotel } = limits;
  if (members.length + invitations.length >= membersPerHotel)
    throw new DomainError('too-many-members', { members: membersPerHotel });
}

export function requireMember(members: Member[], userId: string): Member {
  const member = members.find((each) => each.userId === userId);
  if (!member) throw new DomainError('member-not-found');
  return member;
}
