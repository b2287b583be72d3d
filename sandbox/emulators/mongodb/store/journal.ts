import type { Doc } from '../values/doc.js';
import type { IndexSpec } from './index-spec.js';

export type Change =
  | { put: string; doc: Doc }
  | { remove: string; id: unknown }
  | { create: string }
  | { drop: string }
  | { index: string; spec: IndexSpec }
  | { dropIndex: string; name: string };

/** The result of a session's numbered write or transaction, so that it can be repeated without being done again. */
export type Outcome = { session: string; txnNumber: number; reply: Doc; committed: boolean; at: Date };

/** Written as a whole or not at all. */
export type JournalEntry = { changes: Change[]; outcome?: Outcome };

export type Journal = {
  /** Resolves once the entry is on disk. If it cannot be written, `undo` is called, newest entries first, and it rejects. */
  append(entry: JournalEntry, undo: () => void): Promise<void>;
  close(): Promise<void>;
};

export const inMemory: Journal = { append: () => Promise.resolve(), close: () => Promise.resolve() };
