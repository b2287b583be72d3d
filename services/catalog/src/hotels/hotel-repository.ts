import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, isDuplicateKey, type Transaction } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';

/** `rooms` counts those that were added. */
type HotelDocument = Omit<Hotel, 'id'> & { _id: string; rooms?: number };

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
    closed: String,
    rooms: Number,
  },
  // This unique index is what limits an owner to one hotel.
  [[{ 'owner.id': 1 }, { unique: true }]],
);

const erasedOwner = { 'owner.name': '', 'owner.image': '', contact: '', closed: 'for-good' as const };

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
      return toHotel(found);
    },
    /** Counts a room that is added, so that its transaction conflicts with one that adds another or closes the hotel. */
    async countRoom(tx: Transaction, ownerId: string): Promise<void> {
      const open = { 'owner.id': ownerId, closed: { $exists: false } };
      const { matchedCount } = await hotels.updateOne(open, { $inc: { rooms: 1 } }, { session: tx });
      if (matchedCount === 0) throw new DomainError('hotel-closed');
    },
    async close(tx: Transaction, ownerId: string): Promise<void> {
      const open = { 'owner.id': ownerId, closed: { $exists: false } };
      await hotels.updateOne(open, { $set: { closed: 'by-operator' } }, { session: tx });
    },
    async reopen(tx: Transaction, ownerId: string): Promise<void> {
      const closed = { 'owner.id': ownerId, closed: 'by-operator' as const };
      await hotels.updateOne(closed, { $unset: { closed: 1 } }, { session: tx });
    },
    /** One or none. */
    async listByOwner(ownerId: string): Promise<Hotel[]> {
      const found = await hotels.find({ 'owner.id': ownerId }).lean<HotelDocument[]>();
      return found.map(toHotel);
    },
    /** Strikes out whose hotel it is; its name and place stay. */
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.updateOne({ 'owner.id': ownerId }, { $set: erasedOwner }, { session: tx });
    },
  };
}

const toHotel = ({ _id: id, rooms: _, ...hotel }: HotelDocument): Hotel => ({ id, ...hotel });
