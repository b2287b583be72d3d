import { isOperators } from '../query/comparisons.js';
import { isRegex } from '../query/regex.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf, typePrefix } from '../values/key.js';
import { typeOf } from '../values/type.js';

/**
 * Between which keys the values of a field lie. A bound may let too much through, since every document found is
 * matched again, but never too little.
 */
export type Bounds = {
  /** The only possible keys, when the filter names values. */
  points?: string[];
  low: string;
  high: string;
  /** What all keys of the type start with. */
  prefix: string;
};

export function boundsOf(filter: Doc): Map<string, Bounds> {
  const found = new Map<string, Bounds>();
  collect(filter, found);
  return found;
}

function collect(filter: Doc, found: Map<string, Bounds>) {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) for (const branch of value) collect(branch as Doc, found);
    if (key.startsWith('$')) continue;
    const bounds = conditionBounds(value);
    const earlier = found.get(key);
    if (bounds && (!earlier || isNarrower(bounds, earlier))) found.set(key, bounds);
  }
}

/** Not both at once: of an array each may be fulfilled by another element. */
const isNarrower = ({ points }: Bounds, earlier: Bounds): boolean =>
  points !== undefined && points.length < (earlier.points?.length ?? Infinity);

function pointBounds(values: unknown[]): Bounds | null {
  // An array is indexed by its elements, so that it cannot be looked up as a whole.
  if (values.some((value) => Array.isArray(value) || isRegex(value))) return null;
  return { points: [...new Set(values.map(keyOf))], low: '', high: '', prefix: '' };
}

function conditionBounds(condition: unknown): Bounds | null {
  if (!isOperators(condition)) return pointBounds([condition]);
  if (Array.isArray(condition['$in'])) return pointBounds(condition['$in'] as unknown[]);
  const from = condition['$gt'] ?? condition['$gte'];
  const to = condition['$lt'] ?? condition['$lte'];
  const either = from ?? to;
  if (either == null || isDoc(either) || Array.isArray(either)) return null;
  const prefix = typePrefix(typeOf(either));
  if (from != null && to != null && typeOf(from) !== typeOf(to)) return null;
  return { low: from == null ? prefix : keyOf(from), high: to == null ? prefix : keyOf(to), prefix };
}
