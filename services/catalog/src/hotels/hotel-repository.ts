import type { Connection } from 'mongoose';
import { byAge, DomainError } from '@wayhouse/domain';
import { anyShape, defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';

/** `rooms` counts those that were added. */
type HotelDocument = Omit<Hotel, 'id'> & { _id: string; rooms?: number };

const model = defineModel<HotelDocument>(
  'hotels',
  {
    _id: String,
    version: Number,
    owner: { id: String, name: String, image: String },
    addedAt: Date,
    name: String,
    contact: String,
    address: String,
    city: String,
    slug: String,
    description: String,
    email: String,
    latitude: Number,
    longitude: Number,
    amenities: [String],
    languages: [String],
    images: [String],
    checkInFrom: String,
    checkOutUntil: String,
    closed: String,
    taxes: anyShape,
    offers: [String],
    cancellationPolicy: anyShape,
    plans: anyShape,
    rooms: Number,
  },
  [[{ 'owner.id': 1, addedAt: 1 }], [{ images: 1 }]],
);

const erasedOwner = {
  $set: { 'owner.name': '', 'owner.image': '', contact: '', closed: 'for-good' as const },
  $unset: { email: 1 as const, description: 1 as const, images: 1 as const },
};

const details = { description: 1, email: 1, latitude: 1, longitude: 1, amenities: 1, languages: 1 } as const;
const optional = { ...details, images: 1, checkInFrom: 1, checkOutUntil: 1, cancellationPolicy: 1 } as const;

export type HotelRepository = ReturnType<typeof hotelRepository>;

export function hotelRepository(db: Connection) {
  const hotels = model(db);
  return {
    async add(tx: Transaction, { id, ...hotel }: Hotel): Promise<void> {
      await insertRows(hotels, tx, [{ _id: id, ...hotel }]);
    },
    async get(id: string, tx?: Transaction): Promise<Hotel> {
      const found = await hotels.findById(id, null, { session: tx }).lean<HotelDocument>();
      if (!found) throw new DomainError('hotel-not-found');
      return toHotel(found);
    },
    /** All that an owner enters; what is optional and not set is removed. */
    async update(
      tx: Transaction,
      { id, owner: _, closed: _closed, slug: _slug, addedAt: _addedAt, ...hotel }: Hotel,
    ): Promise<void> {
      const set = Object.fromEntries(Object.entries(hotel).filter(([, value]) => value !== undefined));
      const gone = Object.fromEntries(Object.entries(optional).filter(([field]) => !(field in set)));
      const change = { $set: set, ...(Object.keys(gone).length && { $unset: gone }) };
      await hotels.updateOne({ _id: id }, change, { session: tx });
    },
    /**
     * Counts rooms that are added, so that their transaction conflicts with one that adds another, or changes or closes the hotel.
     * Returns the hotel as it is then.
     */
    async countRooms(tx: Transaction, id: string, rooms: number): Promise<Hotel> {
      const open = { _id: id, closed: { $exists: false } };
      const found = await hotels.findOneAndUpdate(open, { $inc: { rooms } }, { session: tx }).lean<HotelDocument>();
      if (!found) throw new DomainError('hotel-closed');
      return toHotel(found);
    },
    async close(tx: Transaction, ownerId: string): Promise<void> {
      const open = { 'owner.id': ownerId, closed: { $exists: false } };
      await hotels.updateMany(open, { $set: { closed: 'by-operator' } }, { session: tx });
    },
    async reopen(tx: Transaction, ownerId: string): Promise<void> {
      const closed = { 'owner.id': ownerId, closed: 'by-operator' as const };
      await hotels.updateMany(closed, { $unset: { closed: 1 } }, { session: tx });
    },
    /** The first one first. */
    async listByOwner(ownerId: string, tx?: Transaction): Promise<Hotel[]> {
      const found = await hotels.find({ 'owner.id': ownerId }, null, { session: tx }).lean<HotelDocument[]>();
      return found.map(toHotel).sort(byAge);
    },
    /** In no particular order. */
    async listByIds(ids: string[]): Promise<Hotel[]> {
      const found = ids.length ? await hotels.find({ _id: { $in: ids } }).lean<HotelDocument[]>() : [];
      return found.map(toHotel);
    },
    /** The photos of all hotels, or of those with this one. */
    async listPhotos(photo?: string): Promise<string[]> {
      const withPhotos = { images: photo ?? { $exists: true } };
      const found = await hotels.find(withPhotos, { images: 1 }).lean<HotelDocument[]>();
      return found.flatMap(({ images = [] }) => images);
    },
    /** Strikes out whose hotels they are, and their photos; their names and places stay. */
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.updateMany({ 'owner.id': ownerId }, erasedOwner, { session: tx });
    },
  };
}

const toHotel = ({ _id: id, rooms: _, ...hotel }: HotelDocument): Hotel => ({ id, ...hotel });
