import type { Connection } from 'mongoose';
import type { RoomFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { anyShape, defineModel, storeNewer, type Transaction, waitForProjection } from '@wayhouse/service-kit';
import type { RoomUnits } from '../availability/room-night-repository.js';
import { guestRepository } from '../bookings/guest-repository.js';
import { hotelProjection } from '../hotels/hotel-projection.js';
import type { Room } from './domain/room.js';

/**
 * `mostUnits` is the most that the room has ever had, where that is more than one. `turns` counts the transactions that have taken one, and
 * `isClosedByOwner` is that of its hotel, which the deletion of the owner's account closes as well.
 */
type RoomDocument = {
  _id: string;
  version: number;
  facts: RoomFacts;
  mostUnits?: number;
  turns?: number;
  isClosedByOwner?: boolean;
};

const model = defineModel<RoomDocument>(
  'rooms',
  {
    ...{ _id: String, version: Number, facts: anyShape, mostUnits: Number },
    ...{ turns: Number, isClosedByOwner: Boolean },
  },
  [[{ 'facts.hotelId': 1 }]],
);

/** Whether the event is the latest of its room, and whether its hotel is in another city than before. */
type Applied = { isLatest: boolean; isMoved: boolean };

export type RoomProjection = ReturnType<typeof roomProjection>;

/** Rooms as the catalog's latest events describe them. */
export function roomProjection(db: Connection) {
  const rooms = model(db);
  const hotels = hotelProjection(db);
  const accounts = guestRepository(db);

  /** A new room, which is in the hotel before that is closed or its owner's account deleted, or finds that it is. */
  async function join(tx: Transaction, { roomId: _id, hotelId, ownerId }: RoomFacts): Promise<void> {
    const { isByOwner } = await hotels.takeTurn(tx, hotelId);
    const { isDeleted } = await accounts.countHotelEvent(tx, ownerId);
    if (isByOwner || isDeleted) await rooms.updateOne({ _id }, { $set: { isClosedByOwner: true } }, { session: tx });
  }

  async function getDocument(id: string): Promise<RoomDocument> {
    const found = await waitForProjection(() => rooms.findById(id).lean<RoomDocument>());
    if (!found) throw new DomainError('room-not-found');
    return found;
  }

  async function apply(tx: Transaction, facts: RoomFacts): Promise<Applied> {
    const { roomId: _id, version, units = 1 } = facts;
    const { isStored, known } = await storeNewer(rooms, tx, { _id, version, facts });
    if (!known) await join(tx, facts);
    if (units > (known?.mostUnits ?? 1))
      await rooms.updateOne({ _id }, { $set: { mostUnits: units } }, { session: tx });
    return { isLatest: isStored, isMoved: isStored && known !== undefined && known.facts.city !== facts.city };
  }

  return {
    apply,
    /** Stores facts also where others of the same version are stored. */
    async restore(tx: Transaction, facts: RoomFacts): Promise<Applied> {
      const { roomId: _id, version } = facts;
      // Those are then earlier ones.
      const asEarlier = { $set: { 'facts.version': version - 1 } };
      await rooms.updateOne({ _id, 'facts.version': version }, asEarlier, { session: tx });
      return apply(tx, facts);
    },
    /**
     * The units of the room, and whether the owner has closed its hotel. Who takes nights takes a turn; who closes the hotel takes one at
     * all of its rooms, and an event that changes the number of units writes the room as well. Transactions that write it follow one after
     * the other, so that both still hold when the nights are taken.
     */
    async takeTurn(tx: Transaction, id: string): Promise<{ isClosedByOwner: boolean; units: RoomUnits }> {
      const found = await rooms
        .findOneAndUpdate({ _id: id }, { $inc: { turns: 1 } }, { session: tx })
        .lean<RoomDocument>();
      if (!found) throw new DomainError('room-not-found');
      return { isClosedByOwner: found.isClosedByOwner ?? false, units: unitsOf(found) };
    },
    async setClosedByOwner(tx: Transaction, hotelId: string, isClosedByOwner: boolean): Promise<void> {
      const change = { $set: { isClosedByOwner }, $inc: { turns: 1 } };
      await rooms.updateMany({ 'facts.hotelId': hotelId }, change, { session: tx });
    },
    /** The bookings with the photos that their rooms show now: the earlier ones are deleted some days after a change. */
    async withCurrentPhotos<Booked extends { room: Pick<Room, 'roomId' | 'images'> }>(
      bookings: Booked[],
      tx?: Transaction,
    ): Promise<Booked[]> {
      const ids = [...new Set(bookings.map(({ room }) => room.roomId))];
      const found = await rooms
        .find({ _id: { $in: ids } }, { 'facts.images': 1 }, { session: tx })
        .lean<RoomDocument[]>();
      const images = new Map(found.map(({ _id, facts }) => [_id, facts.images]));
      return bookings.map((booking) => {
        const { room } = booking;
        return { ...booking, room: { ...room, images: images.get(room.roomId) ?? room.images } };
      });
    },
    /** How many units these rooms have, of those that have or had several. */
    async countUnits(ids: string[]): Promise<ReadonlyMap<string, number>> {
      const several = { _id: { $in: ids }, mostUnits: { $gt: 1 } };
      const found = await rooms.find(several, { 'facts.units': 1 }).lean<RoomDocument[]>();
      return new Map(found.map(({ _id, facts }) => [_id, facts.units ?? 1]));
    },
    async listByHotel(hotelId: string): Promise<RoomFacts[]> {
      const found = await rooms.find({ 'facts.hotelId': hotelId }).lean<RoomDocument[]>();
      return found.map(({ facts }) => facts);
    },
    get: async (id: string): Promise<RoomFacts> => (await getDocument(id)).facts,
    async getWithUnits(id: string): Promise<{ room: RoomFacts; units: RoomUnits }> {
      const found = await getDocument(id);
      return { room: found.facts, units: unitsOf(found) };
    },
  };
}

const unitsOf = ({ _id, facts, mostUnits = 1 }: RoomDocument): RoomUnits => ({
  room: _id,
  units: facts.units ?? 1,
  mostUnits,
});
