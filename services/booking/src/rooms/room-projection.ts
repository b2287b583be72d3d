import { type Connection, Schema } from 'mongoose';
import type { RoomFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { type Transaction, waitForProjection } from '@wayhouse/service-kit';

type RoomDocument = { _id: string; version: number; facts: RoomFacts };

const schema = new Schema<RoomDocument>(
  { _id: String, version: Number, facts: Schema.Types.Mixed },
  { versionKey: false },
);
schema.index({ 'facts.hotelId': 1 });

export type RoomProjection = ReturnType<typeof roomProjection>;

/** Rooms as the catalog's latest events describe them. */
export function roomProjection(db: Connection) {
  const rooms = db.model<RoomDocument>('RoomProjection', schema, 'rooms');
  return {
    /** Stores a newer version; an event that arrives late changes nothing. */
    async apply(tx: Transaction, facts: RoomFacts): Promise<void> {
      const stored = await rooms.findById(facts.roomId).session(tx).lean();
      if (stored && stored.version >= facts.version) return;
      const state = { version: facts.version, facts };
      await rooms.updateOne({ _id: facts.roomId }, { $set: state }, { upsert: true, session: tx });
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
