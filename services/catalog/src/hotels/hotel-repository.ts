import type { Connection } from 'mongoose';
import { byAge, type Currency, DomainError } from '@wayhouse/domain';
import { anyShape, defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { assertNotClosed, type Closed } from './domain/closed.js';
import type { Hotel } from './domain/hotel.js';

/** `rooms` counts those that were added, `closings` how often its owner has closed it or opened it again, as far as that is known here. */
type HotelDocument = Omit<Hotel, 'id'> & { _id: string; rooms?: number; closings?: number };

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
    currency: String,
    images: [String],
    checkInFrom: String,
    checkOutUntil: String,
    legalName: String,
    legalAddress: String,
    hotelTaxNumber: String,
    closed: String,
    taxes: anyShape,
    offers: [String],
    cancellationPolicy: anyShape,
    plans: anyShape,
    rooms: Number,
    closings: Number,
  },
  [[{ 'owner.id': 1, addedAt: 1 }], [{ images: 1 }], [{ currency: 1, _id: 1 }]],
);

const legalFacts = { legalName: 1, legalAddress: 1, hotelTaxNumber: 1 } as const;

const erasedOwner = {
  $set: { 'owner.name': '', 'owner.image': '', contact: '', closed: 'for-good' as const },
  $unset: { email: 1 as const, description: 1 as const, images: 1 as const, ...legalFacts },
};

const details = { description: 1, email: 1, latitude: 1, longitude: 1, amenities: 1, languages: 1 } as const;
const optional = {
  ...details,
  ...legalFacts,
  images: 1,
  checkInFrom: 1,
  checkOutUntil: 1,
  cancellationPolicy: 1,
} as const;

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
      const found = await hotels
        .findByIdAndUpdate(id, { $inc: { rooms } }, { session: tx })
        .lean<HotelDocument>()
        .orFail();
      assertNotClosed(found);
      return toHotel(found);
    },
    async setClosed(tx: Transaction, { id, version }: Pick<Hotel, 'id' | 'version'>, closed?: Closed): Promise<void> {
      const change = closed ? { $set: { closed, version } } : { $set: { version }, $unset: { closed: 1 as const } };
      await hotels.updateOne({ _id: id }, change, { session: tx });
    },
    /** Returns whether the owner's closing or opening with this number is the latest that is known. */
    async countClosing(tx: Transaction, id: string, number: number): Promise<boolean> {
      const earlier = { _id: id, $or: [{ closings: { $exists: false } }, { closings: { $lt: number } }] };
      return (await hotels.updateOne(earlier, { $set: { closings: number } }, { session: tx })).matchedCount === 1;
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
    /** Some of the hotels with prices in this currency, after the one with an id. */
    async listIdsByCurrency(currency: Currency, limit: number, after = ''): Promise<string[]> {
      const next = { currency, _id: { $gt: after } };
      const found = await hotels.find(next, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean<HotelDocument[]>();
      return found.map(({ _id }) => _id);
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

const toHotel = ({ _id: id, rooms: _rooms, closings: _closings, ...hotel }: HotelDocument): Hotel => ({ id, ...hotel });
