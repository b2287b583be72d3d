import { Fault } from '../fault.js';
import type { Collection } from '../store/collection.js';
import { idIndex, indexSpec, type IndexSpec, isSameIndex } from '../store/index-spec.js';
import { waitForWriters } from '../store/operation.js';
import { checkUnique } from '../store/unique.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { shellText } from '../values/shell-text.js';
import { type Call, type Command, docs, namespace, ok } from './command.js';

export const indexCommands: Record<string, Command> = {
  createIndexes: {
    options: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
    async run(call) {
      const wanted = docs(call.args, 'indexes').map(indexSpec);
      if (wanted.length === 0) throw new Fault('BadValue', 'Must specify at least one index to create');
      const createdCollectionAutomatically = !call.op.collection(namespace(call));
      const collection = call.op.ensureCollection(namespace(call));
      const numIndexesBefore = collection.indexes.size;
      await waitForWriters(collection);
      add(call, collection, wanted);
      const numIndexesAfter = collection.indexes.size;
      const note = numIndexesBefore === numIndexesAfter ? { note: 'all indexes already exist' } : {};
      return ok({ numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note });
    },
  },
  listIndexes: {
    options: ['cursor'],
    run(call) {
      const ns = namespace(call);
      const specs = [...known(call).indexes.values()].map(({ spec }) => ({ ...spec }));
      return call.server.cursors.open(specs, {
        ns,
        owner: { session: call.session, txnNumber: undefined },
        size: Infinity,
      });
    },
  },
  dropIndexes: {
    options: ['index'],
    async run(call) {
      const collection = known(call);
      const nIndexesWas = collection.indexes.size;
      await waitForWriters(collection);
      for (const name of namesToDrop(collection, call.args['index'])) {
        if (name === idIndex.name) throw new Fault('InvalidOptions', 'cannot drop _id index');
        call.op.mustBeDurable(call.server.store.dropIndex(collection, name));
      }
      return ok({ nIndexesWas });
    },
  },
};

const exists = (collection: Collection, spec: IndexSpec) =>
  [...collection.indexes.values()].some((index) => isSameIndex(index.spec, spec));

/** All of them or, where one cannot be, none. */
function add({ op, server }: Call, collection: Collection, wanted: IndexSpec[]) {
  const missing = wanted.filter((spec) => !exists(collection, spec));
  for (const spec of missing) if (spec.unique) checkUnique(collection, spec);
  for (const spec of missing) if (!exists(collection, spec)) op.mustBeDurable(server.store.addIndex(collection, spec));
}

function known(call: Call): Collection {
  const collection = call.op.collection(namespace(call));
  if (!collection) throw new Fault('NamespaceNotFound', `ns does not exist: ${namespace(call)}`);
  return collection;
}

function namesToDrop({ indexes }: Collection, wanted: unknown): string[] {
  if (wanted === '*') return [...indexes.keys()].filter((name) => name !== idIndex.name);
  if (Array.isArray(wanted)) return wanted.map(String);
  if (!isDoc(wanted)) return [String(wanted)];
  const found = [...indexes.values()].filter(({ spec }) => keyOf(spec.key) === keyOf(wanted));
  if (found.length === 0) throw new Fault('IndexNotFound', `can't find index with key: ${shellText(wanted)}`);
  return found.map(({ spec }) => spec.name);
}
