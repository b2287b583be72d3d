export type ModelDoc = { _id: number; key: number; n: number };
export type Actor = 'lone' | 'A' | 'B';

/** What a write comes to: one of these errors, or the change; `unsure` where servers may differ. */
export type Verdict = 'free' | 'unsure' | number[];

type Docs = Map<number, ModelDoc>;
/** `added`: every key it has put into the index at some time. */
type Transaction = { at: number; snapshot: Docs; writes: Map<number, ModelDoc | null>; added: Set<number> };

/** Among the errors of a lone write: it waits until no open transaction is in its way. */
export const waits = 0;
const codes = { duplicate: 11000, conflict: 112 };

/**
 * A collection with a unique `key`, a lone writer and two transactions, as plainly as possible: copies for
 * snapshots, and for every document and key the moment it last changed.
 */
export function newModelState() {
  let now = 0;
  const docs: Docs = new Map();
  const docChanged = new Map<number, number>();
  const keyAdded = new Map<number, number>();
  const keyPassed = new Map<number, number>();
  const open = new Map<Actor, Transaction>();

  const transaction = (actor: Actor): Transaction | undefined => {
    if (actor === 'lone') return undefined;
    const tx = open.get(actor) ?? { at: now, snapshot: new Map(docs), writes: new Map(), added: new Set<number>() };
    open.set(actor, tx);
    return tx;
  };

  function view(actor: Actor): ModelDoc[] {
    const tx = transaction(actor);
    const seen = new Map(tx?.snapshot ?? docs);
    for (const [id, doc] of tx?.writes ?? []) {
      if (doc) seen.set(id, doc);
      else seen.delete(id);
    }
    return [...seen.values()].sort((a, b) => a._id - b._id);
  }

  const others = (actor: Actor) => [...open].filter(([other]) => other !== actor).map(([, tx]) => tx);
  const find = (actor: Actor, id: number) => view(actor).find(({ _id }) => _id === id);

  /** Keys that are in the index because of this transaction. */
  const addedKeys = ({ snapshot, writes }: Transaction) =>
    [...writes].filter(([id, after]) => after && snapshot.get(id)?.key !== after.key).map(([, after]) => after!.key);

  function keyVerdict(actor: Actor, id: number, key: number): Verdict {
    const tx = transaction(actor);
    const taken = view(actor).some((doc) => doc.key === key && doc._id !== id) ? [codes.duplicate] : [];
    const isComing = others(actor).some((other) => addedKeys(other).includes(key));
    if (isComing || (tx && (keyAdded.get(key) ?? 0) > tx.at)) return [tx ? codes.conflict : waits, ...taken];
    // A key that came and went within one transaction conflicts on some servers, and on others is forgotten.
    const hasPassed = others(actor).some(({ added }) => added.has(key)) || (tx && (keyPassed.get(key) ?? 0) > tx.at);
    return hasPassed ? 'unsure' : taken.length > 0 ? taken : 'free';
  }

  return {
    view,
    find,
    /** May the actor make `after` of a document now? */
    verdict(actor: Actor, id: number, after: ModelDoc | null): Verdict {
      const tx = transaction(actor);
      const before = find(actor, id);
      const isLocked = others(actor).some(({ writes }) => writes.has(id));
      if (isLocked || (tx && (docChanged.get(id) ?? 0) > tx.at)) return [tx ? codes.conflict : waits];
      return after && after.key !== before?.key ? keyVerdict(actor, id, after.key) : 'free';
    },
    write(actor: Actor, id: number, after: ModelDoc | null) {
      const tx = transaction(actor);
      const added = after && after.key !== find(actor, id)?.key ? [after.key] : [];
      if (!tx) return apply(new Map([[id, after]]), added, added);
      tx.writes.set(id, after);
      for (const key of added) tx.added.add(key);
    },
    commit(actor: Actor) {
      const tx = open.get(actor);
      open.delete(actor);
      if (tx) apply(tx.writes, addedKeys(tx), [...tx.added]);
    },
    abort: (actor: Actor) => void open.delete(actor),
  };

  function apply(writes: Map<number, ModelDoc | null>, added: number[], passed: number[]) {
    now++;
    for (const key of added) keyAdded.set(key, now);
    for (const key of passed) keyPassed.set(key, now);
    for (const [id, doc] of writes) {
      docChanged.set(id, now);
      if (doc) docs.set(id, doc);
      else docs.delete(id);
    }
  }
}

export type ModelState = ReturnType<typeof newModelState>;
