import { Fault } from '../fault.js';
import { filterOf } from '../query/filter.js';
import { waitForWriters } from '../store/operation.js';
import { type Command, flag, namespace, ok, optionalDoc } from './command.js';

const nothingAsked = [
  'capped',
  'timeseries',
  'viewOn',
  'validator',
  'collation',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'autoIndexId',
  'expireAfterSeconds',
  'storageEngine',
];

export const collectionCommands: Record<string, Command> = {
  create: {
    options: [],
    ignored: nothingAsked,
    run(call) {
      const ns = namespace(call);
      // As MongoDB does since 7.0: creating again with the same options changes nothing.
      call.op.ensureCollection(ns);
      return ok();
    },
  },
  drop: {
    options: [],
    async run(call) {
      const collection = call.op.collection(namespace(call));
      if (!collection) return ok();
      await waitForWriters(collection);
      call.op.mustBeDurable(call.server.store.drop(collection));
      return ok({ ns: collection.ns, nIndexesWas: collection.indexes.size });
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
      const matches = filterOf(optionalDoc(args, 'filter'));
      const docs = [...server.store.collections.keys()]
        .filter((ns) => ns.startsWith(`${db}.`))
        .map((ns) => ({ name: ns.slice(db.length + 1), type: 'collection', options: {}, info: { readOnly: false } }))
        .filter(matches)
        .map(({ name, type, ...rest }) => (flag(args, 'nameOnly') ? { name, type } : { name, type, ...rest }));
      return server.cursors.open(docs, {
        ns: `${db}.$cmd.listCollections`,
        owner: { session, txnNumber: undefined },
        size: Infinity,
      });
    },
  },
  listDatabases: {
    options: ['filter', 'nameOnly', 'authorizedDatabases'],
    run({ server, args, db }) {
      if (db !== 'admin') throw new Fault('BadValue', 'listDatabases may only be run against the admin database.');
      const names = new Set([...server.store.collections.keys()].map((ns) => ns.slice(0, ns.indexOf('.'))));
      const sizes = flag(args, 'nameOnly') ? {} : { sizeOnDisk: 0, empty: false };
      const databases = [...names].sort().map((name) => ({ name, ...sizes }));
      const found = databases.filter(filterOf(optionalDoc(args, 'filter')));
      return ok({ databases: found, ...(flag(args, 'nameOnly') ? {} : { totalSize: 0 }) });
    },
  },
};
