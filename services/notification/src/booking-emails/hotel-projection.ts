import type { Connection } from 'mongoose';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';

type Hotel = { id: string; ownerId: string; phone: string };

type Row = { _id: string; ownerId: string; phone?: string };

const model = defineModel<Row>('hotels', { _id: String, ownerId: String, phone: String }, [[{ ownerId: 1 }]]);

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** The phone numbers of hotels, from the catalog’s events. They go with the account of the owner. */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  const accounts = accountRegister(db);
  return {
    /** An event of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, { id, ownerId, phone }: Hotel): Promise<void> {
      if (await accounts.isDeleted(tx, ownerId)) await hotels.deleteOne({ _id: id }, { session: tx });
      else await hotels.updateOne({ _id: id }, { $set: { ownerId, phone } }, { upsert: true, session: tx });
    },
    findPhone: async (tx: Transaction, id: string): Promise<string | undefined> =>
      (await hotels.findById(id).session(tx).lean<Row>())?.phone,
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.deleteMany({ ownerId }, { session: tx });
    },
  };
}
