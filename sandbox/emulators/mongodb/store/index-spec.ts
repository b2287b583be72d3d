import { CommandError, unsupported } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';

export type IndexSpec = {
  v: 2;
  key: { [path: string]: 1 | -1 };
  name: string;
  unique?: true;
  expireAfterSeconds?: number;
};

export const idIndex: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

const options = new Set(['key', 'name', 'unique', 'expireAfterSeconds']);
const cannotCreate = (message: string) => new CommandError('CannotCreateIndex', message);

export function parseIndexSpec(index: Doc): IndexSpec {
  const unknown = Object.keys(index).find((option) => !options.has(option));
  if (unknown) throw unsupported(`the index option '${unknown}'`);
  const { name, expireAfterSeconds: expiry } = index;
  if (typeof name !== 'string' || name === '') throw cannotCreate('An index needs a name');
  const spec: IndexSpec = { v: 2, key: parseKey(index['key']), name };
  if (index['unique']) spec.unique = true;
  if (expiry !== undefined) {
    if (typeof expiry !== 'number' || expiry < 0) throw cannotCreate('expireAfterSeconds must be a number from 0 up');
    if (Object.keys(spec.key).length > 1) throw cannotCreate('TTL indexes are single-field indexes');
    spec.expireAfterSeconds = expiry;
  }
  const isId = keyOf(spec.key) === keyOf(idIndex.key);
  if (isId && (spec.unique || expiry !== undefined))
    throw new CommandError('InvalidIndexSpecificationOption', 'An _id index has no options');
  return spec;
}

function parseKey(key: unknown): IndexSpec['key'] {
  if (!isDoc(key) || Object.keys(key).length === 0) throw cannotCreate('Index keys cannot be empty.');
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
  const isSame = keyOf([existing.key, existing.unique]) === keyOf([wanted.key, wanted.unique]);
  const isSameName = existing.name === wanted.name;
  if (!isSame && !isSameName) return false;
  if (!isSame) throw new CommandError('IndexKeySpecsConflict', `Another index is called ${existing.name} already`);
  if (!isSameName || existing.expireAfterSeconds !== wanted.expireAfterSeconds)
    throw new CommandError('IndexOptionsConflict', `The index exists already as ${JSON.stringify(existing)}`);
  return true;
}
