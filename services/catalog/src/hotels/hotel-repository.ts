import { type Connection, Schema } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { isDuplicateKey, type Transaction } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';

type HotelDocument = Omit<Hotel, 'id'> & { _id: string };

const schema = new Schema<HotelDocument>(
  {
    _id: String,
    version: Number,
    owner: { id: String, name: String, image: String },
    name: String,
    contact: String,
    address: String,
    city: String,
  },
  { versionKey: false },
);
// This unique index is what limits an owner to one hotel.
schema.index({ 'owner.id': 1 }, { unique: true });

export type HotelRepository = ReturnType<typeof hotelRepository>;

export function hotelRepository(db: Connection) {
  const hotels = db.model<HotelDocument>('Hotel', schema, 'hotels');
  return {
    async add(tx: Transaction, { id, ...hotel }: Hotel): Promise<void> {
      await hotels.create([{ _id: id, ...hotel }], { session: tx }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('already-registered') : error;
      });
    },
    async getByOwner(ownerId: string): Promise<Hotel> {
      const found = await hotels.findOne({ 'owner.id': ownerId }).lean<HotelDocument>();
      if (!found) throw new DomainError('hotel-required');
      const { _id: id, ...hotel } = found;
      return { id, ...hotel };
    },
  };
}
