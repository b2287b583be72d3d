import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import { type Block, noBlock } from './domain/block.js';

type Row = { _id: string; version: number; nights: string[]; reasons?: Record<string, string> };

const schema = new Schema<Row>(
  { _id: String, version: Number, nights: [String], reasons: Schema.Types.Mixed },
  { versionKey: false },
);

export type Blocks = ReturnType<typeof blockRepository>;

export function blockRepository(db: Connection) {
  const rows = db.model<Row>('Block', schema, 'blocks');
  const blockOf = (roomId: string, row: Row | null): Block =>
    row ? { roomId, version: row.version, nights: row.nights, reasons: row.reasons ?? {} } : noBlock(roomId);

  return {
    get: async (roomId: string): Promise<Block> => blockOf(roomId, await rows.findById(roomId).lean<Row>()),
    /** Loads, changes and stores; a change that answers the very same block stores nothing. */
    async change(tx: Transaction, roomId: string, change: (before: Block) => Block) {
      const before = blockOf(roomId, await rows.findById(roomId).session(tx).lean<Row>());
      const after = change(before);
      const state = { version: after.version, nights: after.nights, reasons: after.reasons };
      if (after !== before) await rows.updateOne({ _id: roomId }, { $set: state }, { upsert: true, session: tx });
      return { before, after };
    },
  };
}
