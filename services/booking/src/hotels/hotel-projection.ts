import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';

type Hotel = { id: string; ownerId: string };

const schema = new Schema({ _id: String, ownerId: String }, { versionKey: false });
schema.index({ ownerId: 1 });

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** Hotels and their owners, from the catalog's events. A hotel never changes its owner. */
export function hotelProjection(db: Connection) {
  const hotels = db.model('HotelProjection', schema, 'hotels');
  return {
    async apply(tx: Transaction, { id, ownerId }: Hotel): Promise<void> {
      await hotels.updateOne({ _id: id }, { $set: { ownerId } }, { upsert: true, session: tx });
    },
    async findIdByOwner(ownerId: string): Promise<string | undefined> {
      const hotel = await hotels.findOne({ ownerId }).lean();
      return hotel?._id ?? undefined;
    },
  };
}
