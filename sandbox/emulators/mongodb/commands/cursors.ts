import { CommandError } from '../errors.js';
import type { Doc } from '../values/doc.js';
import { encodeCursorReply, nextBatch, type Results } from '../wire/cursor-reply.js';

/** Who opened a cursor: only the same session and transaction may continue reading. */
type Owner = { session: string | undefined; txnNumber: number | undefined };
type Cursor = Results & { ns: string; owner: Owner; usedAt: number };

const firstBatchSize = 101;
const idleLimit = 10 * 60_000;

/** The result of a command that reads documents, which are encoded already. `id` is 0 if it was the last batch. */
export class CursorBatch {
  constructor(
    private readonly field: 'firstBatch' | 'nextBatch',
    private readonly docs: Uint8Array[],
    private readonly id: number,
    private readonly ns: string,
  ) {}

  encode(more: Doc): Uint8Array {
    return encodeCursorReply(this.field, this.docs, { id: this.id, ns: this.ns, more });
  }
}

export type Cursors = ReturnType<typeof newCursors>;

type Opening = { ns: string; owner: Owner; size?: number; single?: boolean; project?: (doc: Doc) => Doc };

/** Results that did not fit into one reply. */
export function newCursors() {
  const cursors = new Map<number, Cursor>();
  let lastId = Math.floor(Math.random() * 2 ** 40);

  return {
    open(docs: Doc[], { ns, owner, size, single = false, project = (doc) => doc }: Opening): CursorBatch {
      const results: Results = { docs, at: 0, project };
      const batch = nextBatch(results, size ?? firstBatchSize);
      if (single || (results.at >= docs.length && size !== 0)) return new CursorBatch('firstBatch', batch, 0, ns);
      const id = ++lastId;
      cursors.set(id, Object.assign(results, { ns, owner, usedAt: Date.now() }));
      return new CursorBatch('firstBatch', batch, id, ns);
    },
    next(id: number, ns: string, reader: Owner, size: number): CursorBatch {
      const cursor = cursors.get(id);
      if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
      if (cursor.ns !== ns)
        throw new CommandError('Unauthorized', `the cursor belongs to the namespace ${cursor.ns}, not ${ns}`);
      checkOwner(id, cursor.owner, reader);
      cursor.usedAt = Date.now();
      const batch = nextBatch(cursor, size);
      const done = cursor.at >= cursor.docs.length;
      if (done) cursors.delete(id);
      return new CursorBatch('nextBatch', batch, done ? 0 : id, ns);
    },
    close: (id: number) => cursors.delete(id),
    closeIdle(now: number) {
      for (const [id, { usedAt }] of cursors) if (now - usedAt > idleLimit) cursors.delete(id);
    },
  };
}

function checkOwner(id: number, { session, txnNumber }: Owner, reader: Owner) {
  if (session !== reader.session)
    throw new CommandError('Location50738', `Cannot run getMore on cursor ${id} of another session`);
  if (txnNumber !== reader.txnNumber)
    throw new CommandError('Location50741', `Cannot run getMore on cursor ${id} of another transaction`);
}
