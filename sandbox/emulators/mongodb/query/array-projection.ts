import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { leavesOf } from '../values/path.js';
import { firstElementThat } from './array-tests.js';
import { compile } from './filter.js';

/** `$slice` and `$elemMatch` of a `find`'s projection. A `$slice` alone leaves the other fields in. */
export function arrayProjection(
  path: string,
  value: unknown,
): { compute: (doc: Doc) => unknown; excludes: boolean } | null {
  if (!isDoc(value)) return null;
  const parts = path.split('.');
  const arrayOf = (doc: Doc) => leavesOf(doc, parts)[0];
  if (parts.length > 1 && ('$slice' in value || '$elemMatch' in value))
    throw unsupported(`$slice and $elemMatch in the projection of a nested path (${path})`);
  if ('$slice' in value) {
    const [from, length] = range(value['$slice']);
    const cut = (items: unknown[]) => {
      const start = from < 0 ? Math.max(0, items.length + from) : from;
      return items.slice(start, start + length);
    };
    return {
      excludes: true,
      compute: (doc) => (Array.isArray(arrayOf(doc)) ? cut(arrayOf(doc) as unknown[]) : arrayOf(doc)),
    };
  }
  if ('$elemMatch' in value) {
    const first = firstElementThat(value['$elemMatch'], compile);
    const compute = (doc: Doc) => {
      const items = arrayOf(doc);
      const found = Array.isArray(items) ? first(items) : undefined;
      return found === undefined ? undefined : [found];
    };
    return { excludes: false, compute };
  }
  return null;
}

function range(slice: unknown): [from: number, length: number] {
  if (typeof slice === 'number') return slice < 0 ? [slice, Infinity] : [0, slice];
  const [from, length] = Array.isArray(slice) ? (slice as unknown[]) : [];
  if (typeof from !== 'number' || typeof length !== 'number' || length <= 0)
    throw new Fault('BadValue', 'Invalid $slice syntax: [skip, limit] with a positive limit');
  return [from, length];
}
