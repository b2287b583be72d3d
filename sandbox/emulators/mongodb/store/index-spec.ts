import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { checkPartial } from './partial.js';
import { isPosition } from '../values/path.js';

export type IndexSpec = {
  v: 2;
  key: { [path: string]: 1 | -1 };
  name: string;
  unique?: true;
  sparse?: true;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
};

export const idIndex: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

const known = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
]);

export function indexSpec(given: unknown): IndexSpec {
  if (!isDoc(given)) throw new Fault('TypeMismatch', 'an index must be an object');
  const stranger = Object.keys(given).find((option) => !known.has(option));
  if (stranger) throw unsupported(`the index option '${stranger}'`);
  if (given['v'] !== undefined && given['v'] !== 2) throw unsupported(`index version ${String(given['v'])}`);
  const { name, key, partialFilterExpression: partial, expireAfterSeconds: expiry } = given;
  if (typeof name !== 'string' || name === '')
    throw new Fault('FailedToParse', "The 'name' field is a required property of an index specification");
  const spec: IndexSpec = { v: 2, key: indexKey(key), name };
  if (given['unique']) spec.unique = true;
  if (given['sparse']) spec.sparse = true;
  if (partial !== undefined) {
    checkPartial(partial);
    spec.partialFilterExpression = partial as Doc;
  }
  if (expiry !== undefined) {
    if (typeof expiry !== 'number' || expiry < 0)
      throw new Fault('CannotCreateIndex', "TTL index 'expireAfterSeconds' option must be numeric and not negative");
    if (Object.keys(spec.key).length > 1)
      throw new Fault('CannotCreateIndex', 'TTL indexes are single-field indexes, compound indexes do not support TTL');
    spec.expireAfterSeconds = expiry;
  }
  const option = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'].find((one) => one in spec);
  if (option && keyOf(spec.key) === keyOf(idIndex.key))
    throw new Fault(
      'InvalidIndexSpecificationOption',
      `The field '${option}' is not valid for an _id index specification`,
    );
  if (spec.sparse && spec.partialFilterExpression)
    throw new Fault('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  return spec;
}

function indexKey(key: unknown): IndexSpec['key'] {
  if (!isDoc(key) || Object.keys(key).length === 0) throw new Fault('CannotCreateIndex', 'Index keys cannot be empty.');
  return Object.fromEntries(
    Object.entries(key).map(([path, direction]) => {
      if (direction !== 1 && direction !== -1) throw unsupported(`an index of kind '${String(direction)}'`);
      if (path.split('.').some(isPosition)) throw unsupported(`an index over a position (${path})`);
      return [path, direction];
    }),
  );
}

/** What makes two indexes different ones; the rest are settings of the same. */
const identity = ({ key, unique, sparse, partialFilterExpression }: IndexSpec) =>
  keyOf([key, unique, sparse, partialFilterExpression]);

/** Throws unless `wanted` may stand beside `existing`; says whether it is the same index again. */
export function isSameIndex(existing: IndexSpec, wanted: IndexSpec): boolean {
  const isSame = identity(existing) === identity(wanted);
  if (existing.name !== wanted.name) {
    if (!isSame) return false;
    throw new Fault('IndexOptionsConflict', `Index already exists with a different name: ${existing.name}`);
  }
  const both = `Requested index: ${JSON.stringify(wanted)}, existing index: ${JSON.stringify(existing)}`;
  if (!isSame)
    throw new Fault(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. ${both}`,
    );
  if (existing.expireAfterSeconds === wanted.expireAfterSeconds) return true;
  throw new Fault(
    'IndexOptionsConflict',
    `An equivalent index already exists with the same name but different options. ${both}`,
  );
}
