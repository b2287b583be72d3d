import type { Connection } from 'mongoose';
import type { MemberRole } from '@wayhouse/domain';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import type { Member } from './domain/member.js';

/**
 * Keyed by hotel and user. Of a member who was removed the name is left, for what they have done, and the version, which goes on
 * counting.
 */
type Row = Partial<Member> & { _id: string; hotelId: string; userId: string; version: number };

const model = defineModel<Row>(
  'staff',
  {
    ...{ _id: String, hotelId: String, userId: String, version: Number },
    ...{ role: String, name: String, email: String, since: Date },
  },
  [[{ userId: 1 }], [{ hotelId: 1 }]],
);

const keyOf = (hotelId: string, userId: string) => `${hotelId} ${userId}`;

export type StaffRepository = ReturnType<typeof staffRepository>;

/** The members of the staff of each hotel. Each change of one returns its version. */
export function staffRepository(db: Connection) {
  const rows = model(db);

  async function list(of: { hotelId: string } | { userId: string }, tx?: Transaction): Promise<Member[]> {
    const current = { ...of, role: { $exists: true } };
    const found = await rows.find(current, null, { session: tx }).sort({ since: 1, _id: 1 }).lean<Row[]>();
    return found.map(({ _id, version: _, ...member }) => member as Member);
  }

  async function change(tx: Transaction, key: string, update: object): Promise<number> {
    const counted = { ...update, $inc: { version: 1 } };
    const changed = rows.findOneAndUpdate({ _id: key }, counted, {
      session: tx,
      upsert: true,
      returnDocument: 'after',
    });
    return (await changed.lean<Row>().orFail()).version;
  }

  return {
    roleAt: async (hotelId: string, userId: string, tx?: Transaction): Promise<MemberRole | undefined> =>
      (await rows.findById(keyOf(hotelId, userId), null, { session: tx }).lean<Row>())?.role,
    /** The longest there first. */
    listByHotel: (hotelId: string, tx?: Transaction) => list({ hotelId }, tx),
    listByUser: (userId: string, tx?: Transaction) => list({ userId }, tx),
    /** What is known of a user as a member, also of hotels that they have left. */
    async listEver(userId: string): Promise<(Partial<Member> & { hotelId: string })[]> {
      const found = await rows.find({ userId }).lean<Row[]>();
      return found.map(({ _id, version: _, ...member }) => member);
    },
    save: (tx: Transaction, member: Member): Promise<number> =>
      change(tx, keyOf(member.hotelId, member.userId), { $set: member }),
    remove: (tx: Transaction, hotelId: string, userId: string): Promise<number> =>
      change(tx, keyOf(hotelId, userId), { $unset: { role: 1, email: 1, since: 1 } }),
    /** The names of those who are or were members, by their ids. */
    async findNames(hotelId: string): Promise<Map<string, string>> {
      const found = await rows.find({ hotelId }).lean<Row[]>();
      return new Map(found.map(({ userId, name = '' }) => [userId, name]));
    },
    async eraseNames(tx: Transaction, userId: string): Promise<void> {
      await rows.updateMany({ userId }, { $unset: { name: 1 } }, { session: tx });
    },
  };
}
