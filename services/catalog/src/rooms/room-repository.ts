import type { Connection } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';
import { roomModel, roomOf, type RoomRow, withoutCalendar } from './room-model.js';
import type { Room } from './domain/room.js';

export type Rooms = ReturnType<typeof roomRepository>;

export function roomRepository(db: Connection) {
  const rooms = roomModel(db);
  return {
    async get(id: string, tx?: Transaction): Promise<Room> {
      const row = await rooms.findById(id, withoutCalendar, { session: tx }).lean<RoomRow>();
      if (!row) throw new Refusal('not-found', messages.roomUnknown);
      return roomOf(row);
    },
    async ofOwner(ownerId: string): Promise<Room[]> {
      const rows = await rooms
        .find({ 'hotel.owner.id': ownerId }, withoutCalendar)
        .sort({ createdAt: -1 })
        .lean<RoomRow[]>();
      return rows.map(roomOf);
    },
    async add(tx: Transaction, { id, ...room }: Room): Promise<void> {
      await rooms.create([{ _id: id, ...room }], { session: tx });
    },
    async change(tx: Transaction, { id, ...room }: Room): Promise<void> {
      await rooms.updateOne({ _id: id }, { $set: room }, { session: tx });
    },
  };
}
