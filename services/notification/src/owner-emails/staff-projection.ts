import type { Connection } from 'mongoose';
import type { MemberRole } from '@wayhouse/domain';
import { accountRegister, defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';

/** `role` is null of who is no member any more. */
type Member = { hotelId: string; userId: string; version: number; role: MemberRole | null };
type Row = Member & { _id: string };

const model = defineModel<Row>(
  'staff',
  { _id: String, hotelId: String, userId: String, version: Number, role: String },
  [[{ userId: 1 }], [{ hotelId: 1 }]],
);

export type StaffProjection = ReturnType<typeof staffProjection>;

/** Who works at which hotel beside its owner, from the catalog's events. */
export function staffProjection(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  const idOf = (hotelId: string, userId: string) => `${hotelId} ${userId}`;
  return {
    /** Events arrive in whatever order; one of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, { hotelId, userId, version, role }: Member): Promise<void> {
      const shown = (await accounts.isDeleted(tx, userId)) ? null : role;
      await storeNewer(rows, tx, { _id: idOf(hotelId, userId), hotelId, userId, version, role: shown });
    },
    /** Where an account works, and as what. */
    async listByMember(userId: string, tx?: Transaction): Promise<{ hotelId: string; role: MemberRole }[]> {
      const found = await rows.find({ userId, role: { $ne: null } }, null, { session: tx }).lean<Row[]>();
      return found.map(({ hotelId, role }) => ({ hotelId, role: role! }));
    },
    /** The ids of the members of a hotel's staff. */
    async listMembers(tx: Transaction, hotelId: string): Promise<string[]> {
      const found = await rows.find({ hotelId, role: { $ne: null } }, { userId: 1 }, { session: tx }).lean<Row[]>();
      return found.map(({ userId }) => userId);
    },
    isMember: async (hotelId: string, userId: string): Promise<boolean> =>
      Boolean(await rows.exists({ _id: idOf(hotelId, userId), role: { $ne: null } })),
    async erase(tx: Transaction, userId: string): Promise<void> {
      await rows.updateMany({ userId }, { $set: { role: null } }, { session: tx });
    },
  };
}
