import type { Connection } from 'mongoose';
import { secondsOf } from '@wayhouse/domain';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { earliestOpenEnd, type Invitation } from './domain/member.js';

type Row = Omit<Invitation, 'id'> & { _id: string };

const model = defineModel<Row>(
  'invitations',
  { _id: String, hotelId: String, email: String, role: String, endsAt: { type: Date, expires: secondsOf(2) } },
  [[{ hotelId: 1 }], [{ email: 1 }]],
);

export type InvitationRepository = ReturnType<typeof invitationRepository>;

/** The invitations that have not been accepted. One that has ended is not found, and deleted by the database. */
export function invitationRepository(db: Connection, now: () => Date) {
  const rows = model(db);
  const list = async (of: object, tx?: Transaction): Promise<Invitation[]> => {
    const open = { ...of, endsAt: { $gte: earliestOpenEnd(now()) } };
    const found = await rows.find(open, null, { session: tx }).sort({ endsAt: 1, _id: 1 }).lean<Row[]>();
    return found.map(({ _id: id, ...invitation }) => ({ id, ...invitation }));
  };
  return {
    find: async (id: string, tx?: Transaction): Promise<Invitation | undefined> => (await list({ _id: id }, tx))[0],
    listByHotel: (hotelId: string, tx?: Transaction) => list({ hotelId }, tx),
    listByAddresses: (addresses: string[]) => list({ email: { $in: addresses } }),
    async save(tx: Transaction, { id, ...invitation }: Invitation): Promise<void> {
      await rows.updateOne({ _id: id }, { $set: invitation }, { session: tx, upsert: true });
    },
    async remove(tx: Transaction, id: string): Promise<void> {
      await rows.deleteOne({ _id: id }, { session: tx });
    },
    async removeOfHotel(tx: Transaction, hotelId: string): Promise<void> {
      await rows.deleteMany({ hotelId }, { session: tx });
    },
    async removeOfAddresses(tx: Transaction, addresses: string[]): Promise<void> {
      await rows.deleteMany({ email: { $in: addresses.map((each) => each.toLowerCase()) } }, { session: tx });
    },
  };
}
