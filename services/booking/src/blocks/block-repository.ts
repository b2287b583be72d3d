import type { Connection } from 'mongoose';
import { blockKey, type BlockPlace } from '@wayhouse/domain';
import { anyShape, defineModel, type Transaction } from '@wayhouse/service-kit';
import { type Block, emptyBlock } from './domain/block.js';

/**
 * Those of rooms with one unit may lack `units`. That of a unit has `room` and `unit`. `locks` counts how often the number of
 * units was locked.
 */
type BlockDocument = Omit<Block, 'roomId' | 'units'> & { _id: string; room?: string; units?: number; locks?: number };

const model = defineModel<BlockDocument>(
  'blocks',
  {
    _id: String,
    room: String,
    unit: Number,
    version: Number,
    nights: [String],
    units: Number,
    reasons: anyShape,
    imported: anyShape,
    own: { type: [String], default: undefined },
    locks: Number,
  },
  [[{ room: 1 }]],
);

export type BlockRepository = ReturnType<typeof blockRepository>;

export function blockRepository(db: Connection) {
  const blocks = model(db);

  return {
    /** Those of the rooms, and of their units by themselves. */
    async list(roomIds: string[], tx?: Transaction): Promise<Block[]> {
      const ofRooms = { $or: [{ _id: { $in: roomIds } }, { room: { $in: roomIds } }] };
      return (await blocks.find(ofRooms, null, { session: tx }).lean<BlockDocument[]>()).map(toBlock);
    },
    /** The number of units of a room, which no other transaction changes or locks before this one ends. */
    async lockUnits(tx: Transaction, roomId: string): Promise<number> {
      const { roomId: _id, ...empty } = emptyBlock({ roomId });
      const lock = { $inc: { locks: 1 }, $setOnInsert: empty };
      const found = blocks.findOneAndUpdate({ _id }, lock, { session: tx, upsert: true });
      return (await found.lean<BlockDocument>())?.units ?? 1;
    },
    /** Loads, changes and stores a block. Nothing is stored when `change` returns the block it was given. */
    async update(tx: Transaction, { roomId, unit }: BlockPlace, change: (before: Block) => Block) {
      const place = { roomId, ...(unit !== undefined && { unit }) };
      const _id = blockKey(place);
      const stored = await blocks.findById(_id).session(tx).lean<BlockDocument>();
      const before = stored ? toBlock(stored) : emptyBlock(place);
      const after = change(before);
      const { roomId: _, ...state } = after;
      const row = { ...state, ...(unit !== undefined && { room: roomId }) };
      const gone = before.imported && !after.imported ? { $unset: { imported: 1 as const, own: 1 as const } } : {};
      if (after !== before) await blocks.updateOne({ _id }, { $set: row, ...gone }, { upsert: true, session: tx });
      return { before, after };
    },
  };
}

const toBlock = ({ _id, room, unit, imported, own, ...stored }: BlockDocument): Block => ({
  roomId: room ?? _id,
  ...(unit !== undefined && { unit }),
  ...{ version: stored.version, nights: stored.nights, units: stored.units ?? 1, reasons: stored.reasons },
  ...(imported && { imported, own }),
});
