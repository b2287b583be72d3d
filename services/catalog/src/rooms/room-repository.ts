import type { Connection } from 'mongoose';
import { DomainError, searchWords } from '@wayhouse/domain';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import { restrictedDays } from '../search/domain/restricted-days.js';
import { priceFields, roomModel, toRoom, type RoomDocument, withoutSearchFields } from './room-model.js';
import type { Room } from './domain/room.js';

export type RoomRepository = ReturnType<typeof roomRepository>;

export function roomRepository(db: Connection, now = () => new Date()) {
  const rooms = roomModel(db);
  const listNewest = async (filter: Record<string, string>, tx?: Transaction): Promise<Room[]> => {
    const found = await rooms
      .find(filter, withoutSearchFields, { session: tx })
      .sort({ createdAt: -1 })
      .lean<RoomDocument[]>();
    return found.map(toRoom);
  };
  return {
    async get(id: string, tx?: Transaction): Promise<Room> {
      const found = await rooms.findById(id, withoutSearchFields, { session: tx }).lean<RoomDocument>();
      if (!found) throw new DomainError('room-not-found');
      return toRoom(found);
    },
    /** The photos of all rooms, or of those with this one; `isGone` if the room's owner has gone. */
    async listPhotos(photo?: string): Promise<{ room: string; images: string[]; isGone: boolean }[]> {
      const found = await rooms
        .find(photo === undefined ? {} : { images: photo }, { images: 1, 'hotel.closed': 1 })
        .lean<RoomDocument[]>();
      return found.map(({ _id: room, images, hotel }) => ({ room, images, isGone: hotel?.closed === 'for-good' }));
    },
    /** Those of all hotels of an owner, the newest first. */
    listByOwner: (ownerId: string, tx?: Transaction) => listNewest({ 'hotel.owner.id': ownerId }, tx),
    listByHotel: (hotel: OwnedHotel, tx?: Transaction) => listNewest(ofHotel(hotel), tx),
    /** Those of a hotel that guests can find, the cheapest first, with their prices in its own money. */
    async listOffered(hotelId: string): Promise<Pick<Room, 'images' | 'nightMinor'>[]> {
      const offered = { isAvailable: true, 'hotel.id': hotelId };
      const found = await rooms
        .find(offered, { images: 1, nightMinor: 1, quotedMinor: 1 })
        .sort({ _id: 1 })
        .lean<RoomDocument[]>();
      const offers = found.map(({ images, nightMinor, quotedMinor = nightMinor }) => ({
        images,
        nightMinor: quotedMinor,
      }));
      return offers.sort((one, other) => one.nightMinor - other.nightMinor);
    },
    /** The rooms of a hotel, without the one with this id. */
    countOthers: (hotel: OwnedHotel, id: string, tx?: Transaction): Promise<number> =>
      rooms.countDocuments({ ...ofHotel(hotel), _id: { $ne: id } }, { session: tx }).exec(),
    /** `largePhotos`: how many of its photos are large enough for the home page. */
    async add(tx: Transaction, { id, ...room }: Room, largePhotos: number): Promise<void> {
      const fields = { ...room, ...priceFields(room), ...searchFieldsOf(room), calendar: {}, bookings: 0, largePhotos };
      await insertRows(rooms, tx, [{ _id: id, ...fields }]);
    },
    /** Returns the room with the time of the change. Without `largePhotos` the photos are the same. */
    async update(tx: Transaction, room: Room, largePhotos?: number): Promise<Room> {
      const changed = { ...room, changedAt: now() };
      const { id, ...fields } = {
        ...changed,
        ...priceFields(room),
        ...searchFieldsOf(room),
        ...(largePhotos !== undefined && { largePhotos }),
      };
      const removed = removable.filter((name) => room[name] === undefined).map((name) => [name, '' as const]);
      const change = { $set: fields, ...(removed.length && { $unset: Object.fromEntries(removed) }) };
      await rooms.updateOne({ _id: id }, change, { session: tx });
      return changed;
    },
    /** Rooms of these hotels whose prices search compares by another rate. */
    async listByOtherRate(hotelIds: string[], rate: number): Promise<Room[]> {
      const other = rate === 1 ? { $exists: true, $ne: rate } : { $ne: rate };
      const ofHotels = { isAvailable: { $in: [true, false] }, 'hotel.id': { $in: hotelIds }, rate: other };
      return (await rooms.find(ofHotels, withoutSearchFields).lean<RoomDocument[]>()).map(toRoom);
    },
    /** No change of the room; one that is changed meanwhile stays as it is. */
    async setRate({ id, version, nightMinor }: Room, rate: number): Promise<void> {
      await rooms.updateOne({ _id: id, version }, { $set: priceFields({ nightMinor, rate }) });
    },
  };
}

/** What a room may lack after a change. */
const removable = ['furtherGuests', 'description', 'importKey'] as const;

type OwnedHotel = Pick<Room['hotel'], 'id' | 'owner'>;

/** By the owner as well, who has an index. */
const ofHotel = ({ id, owner }: OwnedHotel) => ({ 'hotel.owner.id': owner.id, 'hotel.id': id });

/** What search finds a room by that follows from the room alone. */
const searchFieldsOf = ({ hotel, rates = [] }: Omit<Room, 'id'>) => ({
  hotelWords: searchWords(hotel.name),
  restrictedDays: restrictedDays(rates),
});
