import fc from 'fast-check';
import type { mongo } from 'mongoose';
import type { Actor, ModelDoc, ModelState, Verdict } from './model-state.js';

/** What the model expects of a command: a reply, or one of these errors. */
type Expected = { reply: mongo.Document } | { errors: number[] } | 'unsure';
type Command = (collection: string) => mongo.Document;
export type Step = { actor: Actor; command: Command; expected(state: ModelState): Expected };
export type End = { actor: Actor; end: 'commit' | 'abort' };

const small = fc.integer({ min: 0, max: 4 });
const by = fc.constantFrom<Actor>('lone', 'lone', 'A', 'B');

/** Named by its command, as which it is shown when a history fails. */
const step = (actor: Actor, command: Command, expected: Step['expected']): Step =>
  Object.assign(
    { actor, command, expected },
    { [fc.toStringMethod]: () => `${actor} ${JSON.stringify(command('c'))}` },
  );

const worst = (verdicts: Verdict[]): Verdict =>
  verdicts.find((one) => Array.isArray(one)) ?? (verdicts.includes('unsure') ? 'unsure' : 'free');

/** Writes the changes if they may be, all or none. */
function changed(
  state: ModelState,
  actor: Actor,
  changes: [number, ModelDoc | null][],
  reply: mongo.Document,
): Expected {
  const verdict = worst(changes.map(([id, after]) => state.verdict(actor, id, after)));
  // A lone write to many documents waits in the middle of its work: what it has done by then is not settled.
  if (verdict === 'unsure' || (Array.isArray(verdict) && actor === 'lone' && changes.length > 1)) return 'unsure';
  if (Array.isArray(verdict)) return { errors: verdict };
  for (const [id, after] of changes) state.write(actor, id, after);
  return { reply };
}

const insert = fc.tuple(by, fc.record({ _id: small, key: small, n: small })).map(([actor, doc]) =>
  step(
    actor,
    (name) => ({ insert: name, documents: [doc] }),
    (state) => (state.find(actor, doc._id) ? { errors: [11000] } : changed(state, actor, [[doc._id, doc]], { n: 1 })),
  ),
);

const move = fc.tuple(by, small, small, fc.boolean()).map(([actor, _id, key, upsert]) =>
  step(
    actor,
    (update) => ({ update, updates: [{ q: { _id }, u: { $set: { key }, $inc: { n: 1 } }, upsert }] }),
    (state) => {
      const found = state.find(actor, _id);
      if (!found && !upsert) return { reply: { n: 0, nModified: 0 } };
      const after = { _id, key, n: (found?.n ?? 0) + 1 };
      return changed(state, actor, [[_id, after]], { n: 1, nModified: found ? 1 : 0 });
    },
  ),
);

const bump = fc.tuple(by, small).map(([actor, from]) =>
  step(
    actor,
    (update) => ({ update, updates: [{ q: { n: { $gte: from } }, u: { $inc: { n: 1 } }, multi: true }] }),
    (state) => {
      const found = state.view(actor).filter(({ n }) => n >= from);
      const changes = found.map((doc): [number, ModelDoc] => [doc._id, { ...doc, n: doc.n + 1 }]);
      return changed(state, actor, changes, { n: found.length, nModified: found.length });
    },
  ),
);

const take = fc.tuple(by, small, fc.boolean()).map(([actor, to, isNew]) =>
  step(
    actor,
    (findAndModify) => ({
      ...{ findAndModify, query: { n: { $lte: to } }, sort: { _id: -1 } },
      ...{ update: { $inc: { n: 5 } }, new: isNew },
    }),
    (state) => {
      const found = state.view(actor).findLast(({ n }) => n <= to);
      if (!found) return { reply: { value: null, lastErrorObject: { n: 0 } } };
      const after = { ...found, n: found.n + 5 };
      const reply = { value: isNew ? after : found, lastErrorObject: { n: 1 } };
      return changed(state, actor, [[found._id, after]], reply);
    },
  ),
);

const remove = fc.tuple(by, small, fc.constantFrom(0, 1)).map(([actor, from, limit]) =>
  step(
    actor,
    (name) => ({ delete: name, deletes: [{ q: limit ? { _id: from } : { n: { $gt: from } }, limit }] }),
    (state) => {
      const gone = state.view(actor).filter(({ _id, n }) => (limit ? _id === from : n > from));
      const changes = gone.map(({ _id }): [number, null] => [_id, null]);
      return changed(state, actor, changes, { n: gone.length });
    },
  ),
);

const find = fc.tuple(by, small, fc.constantFrom(1, -1), fc.nat(3)).map(([actor, from, key, limit]) =>
  step(
    actor,
    (name) => ({ find: name, filter: { key: { $gte: from } }, sort: { key }, limit }),
    (state) => {
      const found = state.view(actor).filter((doc) => doc.key >= from);
      const firstBatch = found.sort((a, b) => (a.key - b.key) * key).slice(0, limit || undefined);
      return { reply: { cursor: { firstBatch } } };
    },
  ),
);

const end = fc.record<End>({ actor: fc.constantFrom<Actor>('A', 'B'), end: fc.constantFrom('commit', 'abort') });

export const histories = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: insert },
    { weight: 3, arbitrary: move },
    { weight: 1, arbitrary: bump },
    { weight: 2, arbitrary: take },
    { weight: 2, arbitrary: remove },
    { weight: 1, arbitrary: find },
    { weight: 3, arbitrary: end },
  ),
  { maxLength: 30, size: 'max' },
);
