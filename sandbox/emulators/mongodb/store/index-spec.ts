import { badValue, CommandError, unsupported } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';

export type IndexSpec = {
  key: { [path: string]: 1 | -1 };
  name: string;
  unique?: true;
  expireAfterSeconds?: number;
};

export const idIndex: IndexSpec = { key: { _id: 1 }, name: '_id_' };

export function parseIndexSpec({ key, name, unique, expireAfterSeconds, ...others }: Doc): IndexSpec {
  const [other] = Object.keys(others);
  if (other !== undefined) throw unsupported(`the index option '${other}'`);
  if (typeof name !== 'string') throw badValue('an index needs a name');
  const spec: IndexSpec = { key: parseKey(key), name };
  if (unique) spec.unique = true;
  if (expireAfterSeconds !== undefined) {
    if (typeof expireAfterSeconds !== 'number' || Object.keys(spec.key).length > 1)
      throw badValue('expireAfterSeconds is a number and for indexes of one field');
    spec.expireAfterSeconds = expireAfterSeconds;
  }
  return spec;
}

function parseKey(key: unknown): IndexSpec['key'] {
  if (!isDoc(key) || Object.keys(key).length === 0) throw badValue('an index needs a key');
  return Object.fromEntries(
    Object.entries(key).map(([path, direction]) => {
      if (direction !== 1 && direction !== -1) throw unsupported(`an index of kind '${String(direction)}'`);
      splitPath(path);
      return [path, direction];
    }),
  );
}

/** Whether `wanted` is `existing` once more. Throws where the two cannot coexist. */
export function isSameIndex(existing: IndexSpec, wanted: IndexSpec): boolean {
  const isSame = keyOf(existing) === keyOf(wanted);
  if (!isSame && (existing.name === wanted.name || keyOf(existing.key) === keyOf(wanted.key)))
    throw new CommandError('IndexOptionsConflict', `the index exists already as ${JSON.stringify(existing)}`);
  return isSame;
}
