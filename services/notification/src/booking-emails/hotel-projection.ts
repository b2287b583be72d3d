import type { Connection } from 'mongoose';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';

type Hotel = { id: string; version: number; ownerId: string; phone: string };

/** `version` is missing in hotels that were never changed. */
type Row = { _id: string; version?: number; ownerId: string; phone?: string };

const model = defineModel<Row>('hotels', { _id: String, version: Number, ownerId: String, phone: String }, [
  [{ ownerId: 1 }],
]);

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** The phone numbers and owners of hotels, from the catalog’s events. They go with the account of the owner. */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  const accounts = accountRegister(db);
  return {
    /** Events arrive in whatever order; one of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, { id, version, ownerId, phone }: Hotel): Promise<void> {
      const known = await hotels.findById(id).session(tx).lean<Row>();
      if (await accounts.isDeleted(tx, ownerId)) await hotels.deleteOne({ _id: id }, { session: tx });
      else if ((known?.version ?? 1) <= version) {
        const stored = { ownerId, phone, ...(version > 1 && { version }) };
        await hotels.updateOne({ _id: id }, { $set: stored }, { upsert: true, session: tx });
      }
    },
    findPhone: async (tx: Transaction, id: string): Promise<string | undefined> =>
      (await hotels.findById(id).session(tx).lean<Row>())?.phone,
    hasOwner: async (ownerId: string): Promise<boolean> => Boolean(await hotels.exists({ ownerId })),
    findOwner: async (id: string): Promise<string | undefined> => (await hotels.findById(id).lean<Row>())?.ownerId,
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.deleteMany({ ownerId }, { session: tx });
    },
  };
}
