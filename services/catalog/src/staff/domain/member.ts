import { DomainError, limits, type MemberRole, todayIn } from '@wayhouse/domain';

/** Who works at a hotel beside its owner. `email` is the address that was invited. */
export type Member = { hotelId: string; userId: string; name: string; email: string; role: MemberRole; since: Date };

/** `email` is in lower case. The invitation is open until the day of `endsAt` in UTC, which texts name, is over everywhere. */
export type Invitation = { id: string; hotelId: string; email: string; role: MemberRole; endsAt: Date };

/** The earliest `endsAt` of an invitation that is open: where days end last, that day is not over. */
export const earliestOpenEnd = (now: Date): Date => new Date(todayIn('Etc/GMT+12', now));

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
