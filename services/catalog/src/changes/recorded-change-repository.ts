import { type Connection, Types } from 'mongoose';
import {
  type ChangeFacts,
  type ChangeKind,
  type RecordedChange,
  recordedAtOnce,
  retentionDays,
  secondsOf,
} from '@wayhouse/domain';
import { afterCursor, anyShape, cursorOf, defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; hotelId: string; at: Date; by: string; kind: ChangeKind; facts: object };

const model = defineModel<Row>(
  'recorded_changes',
  {
    ...{ _id: String, hotelId: String, by: String, kind: String, facts: anyShape },
    at: { type: Date, expires: secondsOf(retentionDays.recordedChange) },
  },
  [[{ hotelId: 1, at: -1, _id: -1 }], [{ by: 1 }]],
);

type Page = { hotelId: string; kinds: ChangeKind[]; limit: number; after?: string };

export type RecordedChanges = ReturnType<typeof recordedChangeRepository>;

/** Those of a process are in order, so that of two changes at one time the later one is the newer. */
const newId = () => new Types.ObjectId().toHexString();

/** Who has changed what at each hotel. Changes are recorded in their own transaction. */
export function recordedChangeRepository(db: Connection, now: () => Date) {
  const changes = model(db);
  return {
    async add(tx: Transaction, hotelId: string, by: string, { kind, ...facts }: ChangeFacts): Promise<void> {
      await insertRows(changes, tx, [{ _id: newId(), hotelId, at: now(), by, kind, facts }]);
    },
    /** Of a change that is stored already, as it is made in parts, the rooms are added to it. */
    async store(tx: Transaction, { id: _id, hotelId, at, by, kind, ...facts }: RecordedChange): Promise<void> {
      const known = await changes.findById(_id, null, { session: tx }).lean<Row>();
      if (!known) return insertRows(changes, tx, [{ _id, hotelId, at, by, kind, facts }]);
      if ('rooms' in facts)
        await changes.updateOne({ _id }, { $set: { facts: withRoomsOf(known.facts, facts) } }, { session: tx });
    },
    /** The newest first; `next` is where the following page begins. */
    async list({ hotelId, kinds, limit, after }: Page): Promise<{ changes: RecordedChange[]; next?: string }> {
      const found = await changes
        .find({ hotelId, kind: { $in: kinds }, ...(after && afterCursor('at', after)) })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<Row[]>();
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        changes: page.map(toChange),
        ...(found.length > limit && last && { next: cursorOf(last.at, last._id) }),
      };
    },
    /** What an account has changed, at whatever hotel. */
    async listBy(userId: string): Promise<RecordedChange[]> {
      return (await changes.find({ by: userId }).sort({ at: 1, _id: 1 }).lean<Row[]>()).map(toChange);
    },
    async removeOfHotel(tx: Transaction, hotelId: string): Promise<void> {
      await changes.deleteMany({ hotelId }, { session: tx });
    },
  };
}

type OfRooms = { rooms: string[]; roomCount: number; nights?: number };

/** The nights are those of the room that has most of them. */
const withRoomsOf = (known: Partial<OfRooms>, { rooms, roomCount, nights }: OfRooms) => ({
  ...known,
  rooms: [...(known.rooms ?? []), ...rooms].slice(0, recordedAtOnce.rooms),
  roomCount: (known.roomCount ?? 0) + roomCount,
  ...(nights !== undefined && { nights: Math.max(nights, known.nights ?? 0) }),
});

const toChange = ({ _id: id, facts, ...change }: Row) => ({ id, ...change, ...facts }) as RecordedChange;
