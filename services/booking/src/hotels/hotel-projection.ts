import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';

type Hotel = { id: string; ownerId: string };

const schema = new Schema({ _id: String, ownerId: String }, { versionKey: false });
schema.index({ ownerId: 1 });

export type HotelCopies = ReturnType<typeof hotelCopies>;

/** Who owns which hotel, as the catalog told. A hotel does not change hands. */
export function hotelCopies(db: Connection) {
  const copies = db.model('HotelCopy', schema, 'hotels');
  return {
    async keep(tx: Transaction, { id, ownerId }: Hotel): Promise<void> {
      await copies.updateOne({ _id: id }, { $set: { ownerId } }, { upsert: true, session: tx });
    },
    async ownedBy(ownerId: string): Promise<string | undefined> {
      const hotel = await copies.findOne({ ownerId }).lean();
      return hotel?._id ?? undefined;
    },
  };
}
