import { unsupported } from '../errors.js';
import { type Doc, fieldOf, isDoc } from './doc.js';

const isPosition = (part: string) => /^\d+$/.test(part);

/** The parts of a dotted path. Operators within paths are not supported, positions in arrays only in filters. */
export function splitPath(path: string, allowsPositions = false): string[] {
  const parts = path.split('.');
  const isRefused = (part: string) =>
    part === '' || part === '__proto__' || part.startsWith('$') || (!allowsPositions && isPosition(part));
  if (parts.some(isRefused)) throw unsupported(`the path '${path}'`);
  return parts;
}

/**
 * What a query means by a path: every value it reaches, arrays on the way entered element by element. `undefined`
 * represents a missing field; elements that are no documents are skipped.
 */
export function valuesAtPath(doc: Doc, parts: string[]): unknown[] {
  if (parts.length === 1) return [fieldOf(doc, parts[0]!)];
  const values: unknown[] = [];
  collect(doc, parts, 0, values);
  return values;
}

function collect(value: unknown, parts: string[], at: number, values: unknown[]): void {
  const part = parts[at];
  if (part === undefined) values.push(value);
  else if (isDoc(value)) collect(fieldOf(value, part), parts, at + 1, values);
  else if (Array.isArray(value)) {
    if (isPosition(part) && Number(part) < value.length) collect(value[Number(part)], parts, at + 1, values);
    for (const item of value.filter(isDoc)) collect(item, parts, at, values);
  } else values.push(undefined);
}
