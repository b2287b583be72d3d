import type { Connection } from 'mongoose';
import { anyShape, defineModel, type Transaction } from '@wayhouse/service-kit';
import { type Block, emptyBlock } from './domain/block.js';

/** Those of rooms with one unit may lack `units`. */
type BlockDocument = Omit<Block, 'roomId' | 'units'> & { _id: string; units?: number };

const model = defineModel<BlockDocument>('blocks', {
  _id: String,
  version: Number,
  nights: [String],
  units: Number,
  reasons: anyShape,
});

export type BlockRepository = ReturnType<typeof blockRepository>;

export function blockRepository(db: Connection) {
  const blocks = model(db);
  const toBlock = (roomId: string, stored: BlockDocument | null): Block =>
    stored
      ? { roomId, version: stored.version, nights: stored.nights, units: stored.units ?? 1, reasons: stored.reasons }
      : emptyBlock(roomId);

  return {
    async list(roomIds: string[]): Promise<Block[]> {
      const found = await blocks.find({ _id: { $in: roomIds } }).lean<BlockDocument[]>();
      return found.map((stored) => toBlock(stored._id, stored));
    },
    get: async (roomId: string): Promise<Block> => toBlock(roomId, await blocks.findById(roomId).lean<BlockDocument>()),
    /** Loads, changes and stores a block. Nothing is stored when `change` returns the block it was given. */
    async update(tx: Transaction, roomId: string, change: (before: Block) => Block) {
      const before = toBlock(roomId, await blocks.findById(roomId).session(tx).lean<BlockDocument>());
      const after = change(before);
      const { roomId: _, ...state } = after;
      if (after !== before) await blocks.updateOne({ _id: roomId }, { $set: state }, { upsert: true, session: tx });
      return { before, after };
    },
  };
}
