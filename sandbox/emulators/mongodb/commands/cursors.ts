import { Fault } from '../fault.js';
import type { Answer } from '../wire/connection.js';
import { cursorReply, nextBatch, type Results } from '../wire/cursor-reply.js';
import type { Doc } from '../values/doc.js';

/** Who opened a cursor: only the same session and transaction may read on. */
type Owner = { session: string | undefined; txnNumber: number | undefined };
type Cursor = Results & { ns: string; owner: Owner; usedAt: number };

const firstBatchSize = 101;
const idleLimit = 10 * 60_000;

export type Cursors = ReturnType<typeof newCursors>;

/** Results that did not fit into one answer. */
export function newCursors() {
  const cursors = new Map<number, Cursor>();
  let lastId = Math.floor(Math.random() * 2 ** 40);

  return {
    open(
      docs: Doc[],
      {
        ns,
        owner,
        size,
        single = false,
        project = (doc) => doc,
      }: {
        ns: string;
        owner: Owner;
        size: number | undefined;
        single?: boolean;
        project?: (doc: Doc) => Doc;
      },
    ): Answer {
      const results: Results = { docs, at: 0, project };
      const batch = nextBatch(results, size ?? firstBatchSize);
      if (single || (results.at >= docs.length && size !== 0)) return cursorReply('firstBatch', batch, 0, ns);
      const id = ++lastId;
      cursors.set(id, Object.assign(results, { ns, owner, usedAt: Date.now() }));
      return cursorReply('firstBatch', batch, id, ns);
    },
    more(id: number, ns: string, reader: Owner, size: number): Answer {
      const cursor = cursors.get(id);
      if (!cursor) throw new Fault('CursorNotFound', `cursor id ${id} not found`);
      if (cursor.ns !== ns)
        throw new Fault(
          'Unauthorized',
          `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
        );
      checkOwner(id, cursor.owner, reader);
      cursor.usedAt = Date.now();
      const batch = nextBatch(cursor, size);
      const done = cursor.at >= cursor.docs.length;
      if (done) cursors.delete(id);
      return cursorReply('nextBatch', batch, done ? 0 : id, ns);
    },
    kill: (id: number) => cursors.delete(id),
    forgetIdle(now: number) {
      for (const [id, { usedAt }] of cursors) if (now - usedAt > idleLimit) cursors.delete(id);
    },
  };
}

function checkOwner(id: number, { session, txnNumber }: Owner, reader: Owner) {
  const refuse = (code: number, why: string) =>
    new Fault(`Location${code}`, `Cannot run getMore on cursor ${id}, which was ${why}`);
  if (session === undefined && reader.session !== undefined)
    throw refuse(50736, `not created in a session, in session ${reader.session}`);
  if (session !== undefined && reader.session === undefined)
    throw refuse(50737, `created in session ${session}, without an lsid`);
  if (session !== reader.session) throw refuse(50738, `created in session ${session}, in session ${reader.session}`);
  if (txnNumber === undefined && reader.txnNumber !== undefined)
    throw refuse(50739, `not created in a transaction, in transaction ${reader.txnNumber}`);
  if (txnNumber !== undefined && reader.txnNumber === undefined)
    throw refuse(50740, `created in transaction ${txnNumber}, without a txnNumber`);
  if (txnNumber !== reader.txnNumber)
    throw refuse(50741, `created in transaction ${txnNumber}, in transaction ${reader.txnNumber}`);
}
