import type { Connection } from 'mongoose';
import type { MemberRole, StaffRole } from '@wayhouse/domain';
import { defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';
import { guestRepository } from '../bookings/guest-repository.js';
import { hotelProjection } from './hotel-projection.js';

/** `role` is null of who is no member any more. The name is empty once the account is deleted. */
type Member = { hotelId: string; userId: string; version: number; role: MemberRole | null; name: string };
type Row = Member & { _id: string };

const model = defineModel<Row>(
  'staff',
  { _id: String, hotelId: String, userId: String, version: Number, role: String, name: String },
  [[{ userId: 1 }], [{ hotelId: 1 }]],
);

export type StaffProjection = ReturnType<typeof staffProjection>;

/** Who may act on which hotel: its owner, and the members of its staff, from the catalog's events. */
export function staffProjection(db: Connection) {
  const rows = model(db);
  const hotels = hotelProjection(db);
  const accounts = guestRepository(db);
  return {
    /** Events arrive in whatever order; one of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, member: Member): Promise<void> {
      const { isDeleted } = await accounts.countHotelEvent(tx, member.userId);
      const shown = isDeleted ? { role: null, name: '' } : {};
      await storeNewer(rows, tx, { _id: `${member.hotelId} ${member.userId}`, ...member, ...shown });
    },
    /** The roles of an account by the ids of the hotels, those that it owns first. */
    async listRoles(userId: string): Promise<Map<string, StaffRole>> {
      const [owned, members] = await Promise.all([
        hotels.listIdsByOwner(userId),
        rows
          .find({ userId, role: { $ne: null } })
          .sort({ _id: 1 })
          .lean<Row[]>(),
      ]);
      return new Map<string, StaffRole>([
        ...owned.map((hotelId) => [hotelId, 'owner'] as const),
        ...members.map(({ hotelId, role }) => [hotelId, role!] as const),
      ]);
    },
    /** The ids of the members of a hotel's staff. */
    async listMembers(hotelId: string): Promise<Set<string>> {
      const found = await rows.find({ hotelId, role: { $ne: null } }, { userId: 1 }).lean<Row[]>();
      return new Set(found.map(({ userId }) => userId));
    },
    /** The names of those who are or were members of a hotel's staff, by their ids. */
    async findNames(hotelId: string): Promise<Map<string, string>> {
      const found = await rows.find({ hotelId }).lean<Row[]>();
      return new Map(found.map(({ userId, name }) => [userId, name]));
    },
    async erase(tx: Transaction, userId: string): Promise<void> {
      await rows.updateMany({ userId }, { $set: { role: null, name: '' } }, { session: tx });
    },
  };
}
