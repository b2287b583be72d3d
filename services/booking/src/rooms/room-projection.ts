import type { Connection } from 'mongoose';
import type { RoomFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { anyShape, defineModel, storeNewer, type Transaction, waitForProjection } from '@wayhouse/service-kit';
import type { Room } from './domain/room.js';

type RoomDocument = { _id: string; version: number; facts: RoomFacts };

const model = defineModel<RoomDocument>('rooms', { _id: String, version: Number, facts: anyShape }, [
  [{ 'facts.hotelId': 1 }],
]);

export type RoomProjection = ReturnType<typeof roomProjection>;

/** Rooms as the catalog's latest events describe them. */
export function roomProjection(db: Connection) {
  const rooms = model(db);
  return {
    async apply(tx: Transaction, facts: RoomFacts): Promise<void> {
      await storeNewer(rooms, tx, { _id: facts.roomId, version: facts.version, facts });
    },
    /** The bookings with the photos that their rooms show now: the earlier ones are deleted some days after a change. */
    async withCurrentPhotos<Booked extends { room: Pick<Room, 'roomId' | 'images'> }>(
      bookings: Booked[],
    ): Promise<Booked[]> {
      const ids = [...new Set(bookings.map(({ room }) => room.roomId))];
      const found = await rooms.find({ _id: { $in: ids } }, { 'facts.images': 1 }).lean<RoomDocument[]>();
      const images = new Map(found.map(({ _id, facts }) => [_id, facts.images]));
      return bookings.map((booking) => {
        const { room } = booking;
        return { ...booking, room: { ...room, images: images.get(room.roomId) ?? room.images } };
      });
    },
    async listByHotel(hotelId: string): Promise<RoomFacts[]> {
      const found = await rooms.find({ 'facts.hotelId': hotelId }).lean<RoomDocument[]>();
      return found.map(({ facts }) => facts);
    },
    async get(id: string): Promise<RoomFacts> {
      const found = await waitForProjection(() => rooms.findById(id).lean<RoomDocument>());
      if (!found) throw new DomainError('room-not-found');
      return found.facts;
    },
  };
}
