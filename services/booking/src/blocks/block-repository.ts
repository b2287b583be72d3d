import type { Connection } from 'mongoose';
import { anyShape, defineModel, type Transaction } from '@wayhouse/service-kit';
import { type Block, emptyBlock } from './domain/block.js';

type BlockDocument = { _id: string; version: number; nights: string[]; reasons: Record<string, string> };

const model = defineModel<BlockDocument>('blocks', {
  _id: String,
  version: Number,
  nights: [String],
  reasons: anyShape,
});

export type BlockRepository = ReturnType<typeof blockRepository>;

export function blockRepository(db: Connection) {
  const blocks = model(db);
  const toBlock = (roomId: string, stored: BlockDocument | null): Block =>
    stored ? { roomId, version: stored.version, nights: stored.nights, reasons: stored.reasons } : emptyBlock(roomId);

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
      const state = { version: after.version, nights: after.nights, reasons: after.reasons };
      if (after !== before) await blocks.updateOne({ _id: roomId }, { $set: state }, { upsert: true, session: tx });
      return { before, after };
    },
  };
}
