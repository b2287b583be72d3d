import { CommandError, unsupported } from '../errors.js';
import { idIndex, isSameIndex, parseIndexSpec } from '../store/index-spec.js';
import { waitForWriters, whenFree } from '../store/operation.js';
import { checkUnique } from '../store/unique.js';
import { keyOf } from '../values/key.js';
import { type Command, docField, docsField, namespace, ok } from './command.js';

export const collectionCommands: Record<string, Command> = {
  create: {
    options: [],
    async run(call) {
      // As in MongoDB 7.0: creating it again with the same options changes nothing.
      await whenFree(() => call.op.ensureCollection(namespace(call)));
      return ok();
    },
  },
  dropDatabase: {
    options: [],
    async run({ server, op, db }) {
      for (const collection of [...server.store.collections.values()]) {
        if (!collection.ns.startsWith(`${db}.`)) continue;
        await waitForWriters(collection);
        // It went with the transaction that had created it.
        if (server.store.collections.get(collection.ns) !== collection) continue;
        op.mustBeDurable(server.store.drop(collection));
      }
      return ok({ dropped: db });
    },
  },
  dropIndexes: {
    options: ['index'],
    async run(call) {
      const key = keyOf(docField(call.args, 'index'));
      const collection = await whenFree(() => call.op.ensureCollection(namespace(call)));
      await waitForWriters(collection);
      const index = [...collection.indexes.values()].find(({ spec }) => keyOf(spec.key) === key);
      if (!index || index.spec.name === idIndex.name)
        throw new CommandError('IndexNotFound', "can't find index with key");
      call.op.mustBeDurable(call.server.store.dropIndex(collection, index));
      return ok();
    },
  },
  createIndexes: {
    options: ['indexes'],
    async run(call) {
      const [index, ...more] = docsField(call.args, 'indexes');
      if (more.length > 0) throw unsupported('several indexes in one createIndexes');
      const spec = parseIndexSpec(index!);
      const collection = await whenFree(() => call.op.ensureCollection(namespace(call)));
      await waitForWriters(collection);
      if ([...collection.indexes.values()].some((existing) => isSameIndex(existing.spec, spec))) return ok();
      if (spec.unique) checkUnique(collection, spec);
      call.op.mustBeDurable(call.server.store.addIndex(collection, spec));
      return ok();
    },
  },
};
