import { Fault } from '../fault.js';
import type { Answer } from '../wire/connection.js';
import { cursorReply, nextBatch, type Results } from '../wire/cursor-reply.js';
import type { Doc } from '../values/doc.js';

type Cursor = Results & { ns: string; session: string | undefined; usedAt: number };

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
        session,
        size,
        single = false,
        project = (doc) => doc,
      }: {
        ns: string;
        session: string | undefined;
        size: number | undefined;
        single?: boolean;
        project?: (doc: Doc) => Doc;
      },
    ): Answer {
      const results: Results = { docs, at: 0, project };
      const batch = nextBatch(results, size ?? firstBatchSize);
      if (single || (results.at >= docs.length && size !== 0)) return cursorReply('firstBatch', batch, 0, ns);
      const id = ++lastId;
      cursors.set(id, Object.assign(results, { ns, session, usedAt: Date.now() }));
      return cursorReply('firstBatch', batch, id, ns);
    },
    more(id: number, ns: string, session: string | undefined, size: number): Answer {
      const cursor = cursors.get(id);
      if (!cursor) throw new Fault('CursorNotFound', `cursor id ${id} not found`);
      if (cursor.ns !== ns)
        throw new Fault(
          'BadValue',
          `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
        );
      if (cursor.session !== session) throw new Fault('BadValue', `Cursor ${id} was created in another session`);
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
