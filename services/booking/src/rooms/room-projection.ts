import type { Connection } from 'mongoose';
import type { RoomFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { anyShape, defineModel, storeNewer, type Transaction, waitForProjection } from '@wayhouse/service-kit';
import type { RoomUnits } from '../availability/room-night-repository.js';
import type { Room } from './domain/room.js';

/** `mostUnits` is the most that the room has ever had, where that is more than one. */
type RoomDocument = { _id: string; version: number; facts: RoomFacts; mostUnits?: number };

const model = defineModel<RoomDocument>('rooms', { _id: String, version: Number, facts: anyShape, mostUnits: Number }, [
  [{ 'facts.hotelId': 1 }],
]);

export type RoomProjection = ReturnType<typeof roomProjection>;

/** Rooms as the catalog's latest events describe them. */
export function roomProjection(db: Connection) {
  const rooms = model(db);
  async function getDocument(id: string): Promise<RoomDocument> {
    const found = await waitForProjection(() => rooms.findById(id).lean<RoomDocument>());
    if (!found) throw new DomainError('room-not-found');
    return found;
  }

  return {
    /** Returns whether the event is the latest of its room. */
    async apply(tx: Transaction, facts: RoomFacts): Promise<boolean> {
      const { roomId: _id, version, units = 1 } = facts;
      const { isStored, known } = await storeNewer(rooms, tx, { _id, version, facts });
      if (units > (known?.mostUnits ?? 1))
        await rooms.updateOne({ _id }, { $set: { mostUnits: units } }, { session: tx });
      return isStored;
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
    get: async (id: string): Promise<RoomFacts> => (await getDocument(id)).facts,
    async getWithUnits(id: string): Promise<{ room: RoomFacts; units: RoomUnits }> {
      const { facts, mostUnits = 1 } = await getDocument(id);
      return { room: facts, units: { room: id, units: facts.units ?? 1, mostUnits } };
    },
  };
}
