import { checkHint } from '../store/hint.js';
import { search } from '../store/search.js';
import { keyOf } from '../values/key.js';
import { leavesOf } from '../values/path.js';
import { type Command, count, namespace, ok, optionalDoc, text } from './command.js';

export const countCommand: Command = {
  options: ['query', 'limit', 'skip', 'hint'],
  ignored: ['collation'],
  run(call) {
    const { op, args } = call;
    const limit = typeof args['limit'] === 'number' ? Math.abs(args['limit']) : 0;
    checkHint(op.collection(namespace(call)), args['hint']);
    const found = search(op.collection(namespace(call)), op.view, {
      filter: optionalDoc(args, 'query'),
      skip: count(args, 'skip', 0),
      limit: limit || Infinity,
    });
    return ok({ n: found.length });
  },
};

export const distinct: Command = {
  options: ['key', 'query', 'hint'],
  ignored: ['collation'],
  inTransactions: true,
  run(call) {
    const { op, args } = call;
    const parts = text(args, 'key').split('.');
    checkHint(op.collection(namespace(call)), args['hint']);
    const values = new Map<string, unknown>();
    for (const doc of search(op.collection(namespace(call)), op.view, { filter: optionalDoc(args, 'query') })) {
      for (const leaf of leavesOf(doc, parts)) {
        for (const value of Array.isArray(leaf) ? (leaf as unknown[]) : [leaf])
          if (value !== undefined) values.set(keyOf(value), value);
      }
    }
    return ok({ values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) });
  },
};
