import { isOperators } from '../query/leaves.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf, markOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';

/**
 * Between which keys the values of a field lie. A bound may let too much through, since every document found is
 * matched again, but never too little.
 */
export type Bounds = {
  /** The only keys there can be, when the filter names values. */
  points?: string[];
  low: string;
  high: string;
  /** What all keys of the type group start with. */
  mark: string;
  /** The field is surely there. */
  present: boolean;
};

export function boundsOf(filter: Doc): Map<string, Bounds> {
  const found = new Map<string, Bounds>();
  gather(filter, found);
  return found;
}

function gather(filter: Doc, found: Map<string, Bounds>) {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) for (const branch of value) gather(branch as Doc, found);
    if (key.startsWith('$')) continue;
    const bounds = boundsOfCondition(value);
    const known = found.get(key);
    if (bounds && (!known || (bounds.points && !known.points))) found.set(key, bounds);
  }
}

/** Values an index holds as they are. Arrays, documents with arrays and patterns are found by looking. */
const isPoint = (value: unknown) => !Array.isArray(value) && kindOf(value) !== 'regex';

function pointBounds(values: unknown[]): Bounds | null {
  if (!values.every(isPoint)) return null;
  return {
    points: [...new Set(values.map(keyOf))],
    low: '',
    high: '',
    mark: '',
    present: values.every((value) => value != null),
  };
}

function boundsOfCondition(condition: unknown): Bounds | null {
  if (!isOperators(condition)) return pointBounds([condition]);
  if ('$eq' in condition) return pointBounds([condition['$eq']]);
  if (Array.isArray(condition['$in'])) return pointBounds(condition['$in'] as unknown[]);
  const from = condition['$gt'] ?? condition['$gte'];
  const to = condition['$lt'] ?? condition['$lte'];
  const either = from ?? to;
  if (either === undefined || !isRangeable(either)) return null;
  const mark = markOf(either);
  if (from != null && to != null && markOf(to) !== mark) return null;
  return { low: from == null ? mark : keyOf(from), high: to == null ? mark : keyOf(to), mark, present: true };
}

const rangeable = new Set(['number', 'string', 'objectId', 'bool', 'date', 'timestamp']);
const isRangeable = (value: unknown) => !isDoc(value) && rangeable.has(kindOf(value));
