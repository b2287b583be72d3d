import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import { roomModel, toRoom, type RoomDocument, withoutCalendar } from './room-model.js';
import type { Room } from './domain/room.js';

export type RoomRepository = ReturnType<typeof roomRepository>;

export function roomRepository(db: Connection) {
  const rooms = roomModel(db);
  return {
    async get(id: string, tx?: Transaction): Promise<Room> {
      const found = await rooms.findById(id, withoutCalendar, { session: tx }).lean<RoomDocument>();
      if (!found) throw new DomainError('room-not-found');
      return toRoom(found);
    },
    async showPhoto(id: string): Promise<boolean> {
      return (await rooms.exists({ images: id })) !== null;
    },
    async listShownPhotos(): Promise<Set<string>> {
      const found = await rooms.find({}, { images: 1 }).lean<RoomDocument[]>();
      return new Set(found.flatMap(({ images }) => images));
    },
    async listByOwner(ownerId: string, tx?: Transaction): Promise<Room[]> {
      const found = await rooms
        .find({ 'hotel.owner.id': ownerId }, withoutCalendar, { session: tx })
        .sort({ createdAt: -1 })
        .lean<RoomDocument[]>();
      return found.map(toRoom);
    },
    async add(tx: Transaction, { id, ...room }: Room): Promise<void> {
      await insertRows(rooms, tx, [{ _id: id, ...room, calendar: {} }]);
    },
    async update(tx: Transaction, { id, ...room }: Room): Promise<void> {
      await rooms.updateOne({ _id: id }, { $set: room }, { session: tx });
    },
  };
}
