import type { Connection } from 'mongoose';
import { DomainError, searchWords } from '@wayhouse/domain';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from './room-model.js';
import type { Room } from './domain/room.js';

export type RoomRepository = ReturnType<typeof roomRepository>;

export function roomRepository(db: Connection, now = () => new Date()) {
  const rooms = roomModel(db);
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
    async listByOwner(ownerId: string, tx?: Transaction): Promise<Room[]> {
      const found = await rooms
        .find({ 'hotel.owner.id': ownerId }, withoutSearchFields, { session: tx })
        .sort({ createdAt: -1 })
        .lean<RoomDocument[]>();
      return found.map(toRoom);
    },
    /** The rooms of an owner, without the one with this id. */
    countOthers: (ownerId: string, id: string, tx?: Transaction): Promise<number> =>
      rooms.countDocuments({ 'hotel.owner.id': ownerId, _id: { $ne: id } }, { session: tx }).exec(),
    /** `largePhotos`: how many of its photos are large enough for the home page. */
    async add(tx: Transaction, { id, ...room }: Room, largePhotos: number): Promise<void> {
      const hotelWords = searchWords(room.hotel.name);
      await insertRows(rooms, tx, [{ _id: id, ...room, calendar: {}, hotelWords, bookings: 0, largePhotos }]);
    },
    /** Returns the room with the time of the change. Without `largePhotos` the photos are the same. */
    async update(tx: Transaction, room: Room, largePhotos?: number): Promise<Room> {
      const changed = { ...room, changedAt: now() };
      const { id, ...fields } = { ...changed, ...(largePhotos !== undefined && { largePhotos }) };
      await rooms.updateOne({ _id: id }, { $set: fields }, { session: tx });
      return changed;
    },
  };
}
