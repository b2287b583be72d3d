import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { Collection } from '../store/collection.js';
import { type IndexSpec, isSameIndex, parseIndexSpec } from '../store/index-spec.js';
import { waitForCreator, waitForWriters } from '../store/operation.js';
import { checkUnique } from '../store/unique.js';
import { type Call, type Command, docsField, flag, namespace, ok, optionalDoc } from './command.js';

export const collectionCommands: Record<string, Command> = {
  create: {
    options: [],
    async run(call) {
      const ns = namespace(call);
      await waitForCreator(call.op, ns);
      // As in MongoDB 7.0: creating it again with the same options changes nothing.
      call.op.ensureCollection(ns);
      return ok();
    },
  },
  dropDatabase: {
    options: [],
    async run({ server, op, db }) {
      for (const collection of [...server.store.collections.values()]) {
        if (!collection.ns.startsWith(`${db}.`)) continue;
        await waitForWriters(collection);
        op.mustBeDurable(server.store.drop(collection));
      }
      return ok({ dropped: db });
    },
  },
  listCollections: {
    options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
    run({ server, db, args, session }) {
      const matches = compileFilter(optionalDoc(args, 'filter'));
      const docs = [...server.store.collections.keys()]
        .filter((ns) => ns.startsWith(`${db}.`))
        .map((ns) => ({ name: ns.slice(db.length + 1), type: 'collection', options: {}, info: { readOnly: false } }))
        .filter(matches)
        .map(({ name, type, ...rest }) => (flag(args, 'nameOnly') ? { name, type } : { name, type, ...rest }));
      const owner = { session, txnNumber: undefined };
      return server.cursors.open(docs, { ns: `${db}.$cmd.listCollections`, owner, size: Infinity });
    },
  },
  createIndexes: {
    options: ['indexes'],
    async run(call) {
      const ns = namespace(call);
      const specs = docsField(call.args, 'indexes').map(parseIndexSpec);
      if (specs.length === 0) throw new CommandError('BadValue', 'Must specify at least one index to create');
      await waitForCreator(call.op, ns);
      const createdCollectionAutomatically = !call.op.collection(ns);
      const collection = call.op.ensureCollection(ns);
      const numIndexesBefore = collection.indexes.size;
      await waitForWriters(collection);
      addIndexes(call, collection, specs);
      const numIndexesAfter = collection.indexes.size;
      const note = numIndexesBefore === numIndexesAfter ? { note: 'all indexes already exist' } : {};
      return ok({ numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note });
    },
  },
  listIndexes: {
    options: ['cursor'],
    run(call) {
      const ns = namespace(call);
      const collection = call.op.collection(ns);
      if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${ns}`);
      const specs = [...collection.indexes.values()].map(({ spec }) => ({ ...spec }));
      const owner = { session: call.session, txnNumber: undefined };
      return call.server.cursors.open(specs, { ns, owner, size: Infinity });
    },
  },
};

const exists = (collection: Collection, spec: IndexSpec) =>
  [...collection.indexes.values()].some((index) => isSameIndex(index.spec, spec));

/** Adds all of them or, where one cannot be, none. */
function addIndexes({ op, server }: Call, collection: Collection, specs: IndexSpec[]) {
  const missing = specs.filter((spec) => !exists(collection, spec));
  for (const spec of missing) if (spec.unique) checkUnique(collection, spec);
  for (const spec of missing) if (!exists(collection, spec)) op.mustBeDurable(server.store.addIndex(collection, spec));
}
