import { type Connection, Schema } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import { isDuplicateKey, type Transaction } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';

type HotelRow = Omit<Hotel, 'id'> & { _id: string };

const schema = new Schema<HotelRow>(
  {
    _id: String,
    version: Number,
    owner: { id: String, name: String, image: String },
    ...{ name: String, contact: String, address: String, city: String },
  },
  { versionKey: false },
);
// This index is what keeps an owner from having two hotels.
schema.index({ 'owner.id': 1 }, { unique: true });

export type Hotels = ReturnType<typeof hotelRepository>;

export function hotelRepository(db: Connection) {
  const hotels = db.model<HotelRow>('Hotel', schema, 'hotels');
  return {
    async add(tx: Transaction, { id, ...hotel }: Hotel): Promise<void> {
      await hotels.create([{ _id: id, ...hotel }], { session: tx }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new Refusal('already-registered', messages.hotelExists) : error;
      });
    },
    async ofOwner(ownerId: string): Promise<Hotel> {
      const row = await hotels.findOne({ 'owner.id': ownerId }).lean<HotelRow>();
      if (!row) throw new Refusal('rule-broken', messages.hotelMissing);
      const { _id: id, ...hotel } = row;
      return { id, ...hotel };
    },
  };
}
