import { type Connection, Schema } from 'mongoose';
import { messages, Refusal, type RoomFacts } from '@wayhouse/contracts';
import { onceHeard, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; version: number; facts: RoomFacts };

const schema = new Schema<Row>({ _id: String, version: Number, facts: Schema.Types.Mixed }, { versionKey: false });
schema.index({ 'facts.hotelId': 1 });

export type RoomCopies = ReturnType<typeof roomCopies>;

/** What booking knows of rooms: as the catalog last told it. */
export function roomCopies(db: Connection) {
  const copies = db.model<Row>('RoomCopy', schema, 'rooms');
  return {
    /** Takes a newer state; one that arrives late is left aside. */
    async keep(tx: Transaction, facts: RoomFacts): Promise<void> {
      const known = await copies.findById(facts.roomId).session(tx).lean();
      if (known && known.version >= facts.version) return;
      const state = { version: facts.version, facts };
      await copies.updateOne({ _id: facts.roomId }, { $set: state }, { upsert: true, session: tx });
    },
    async ofHotel(hotelId: string): Promise<RoomFacts[]> {
      const known = await copies.find({ 'facts.hotelId': hotelId }).lean<Row[]>();
      return known.map(({ facts }) => facts);
    },
    /** The room, or a refusal where we know of none. */
    async get(id: string): Promise<RoomFacts> {
      const known = await onceHeard(() => copies.findById(id).lean<Row>());
      if (!known) throw new Refusal('not-found', messages.roomUnknown, 'room');
      return known.facts;
    },
  };
}
