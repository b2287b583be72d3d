import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, isDuplicateKey, type Transaction } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';

type HotelDocument = Omit<Hotel, 'id'> & { _id: string };

const model = defineModel<HotelDocument>(
  'hotels',
  {
    _id: String,
    version: Number,
    owner: { id: String, name: String, image: String },
    name: String,
    contact: String,
    address: String,
    city: String,
  },
  // This unique index is what limits an owner to one hotel.
  [[{ 'owner.id': 1 }, { unique: true }]],
);

const erasedOwner = { 'owner.name': '', 'owner.image': '', contact: '' };

export type HotelRepository = ReturnType<typeof hotelRepository>;

export function hotelRepository(db: Connection) {
  const hotels = model(db);
  return {
    async add(tx: Transaction, { id, ...hotel }: Hotel): Promise<void> {
      await insertRows(hotels, tx, [{ _id: id, ...hotel }]).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('already-registered') : error;
      });
    },
    async getByOwner(ownerId: string): Promise<Hotel> {
      const found = await hotels.findOne({ 'owner.id': ownerId }).lean<HotelDocument>();
      if (!found) throw new DomainError('hotel-required');
      const { _id: id, ...hotel } = found;
      return { id, ...hotel };
    },
    /** One or none. */
    async findByOwner(ownerId: string): Promise<Hotel[]> {
      const found = await hotels.find({ 'owner.id': ownerId }).lean<HotelDocument[]>();
      return found.map(({ _id: id, ...hotel }) => ({ id, ...hotel }));
    },
    /** Strikes out whose hotel it is; its name and place stay. */
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.updateOne({ 'owner.id': ownerId }, { $set: erasedOwner }, { session: tx });
    },
  };
}
