import { badValue, unsupported } from '../errors.js';
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

/** Refuses paths of which one is, or is within, another. */
export function checkConflicts(paths: string[]): void {
  const conflict = paths.find((path, at) => paths.some((other, i) => i !== at && `${path}.`.startsWith(`${other}.`)));
  if (conflict !== undefined) throw badValue(`the path '${conflict}' conflicts with another`);
}

/**
 * What a query means by a path: every value it reaches, arrays on the way entered element by element. `undefined`
 * represents a missing field; elements that are no documents are skipped.
 */
export function valuesAtPath(value: unknown, parts: string[]): unknown[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [value];
  if (isDoc(value)) return valuesAtPath(fieldOf(value, part), rest);
  if (!Array.isArray(value)) return [undefined];
  const atPosition = isPosition(part) && Number(part) < value.length ? valuesAtPath(value[Number(part)], rest) : [];
  return [...atPosition, ...value.filter(isDoc).flatMap((item) => valuesAtPath(item, parts))];
}

/** The value at a path that leads through documents only. */
export const valueAtPath = (doc: Doc, parts: string[]): unknown =>
  parts.reduce<unknown>((value, part) => (isDoc(value) ? fieldOf(value, part) : undefined), doc);

/** A copy with another value at a path; missing documents on the way are created. */
export function withValue(doc: Doc, [name = '', ...rest]: string[], value: unknown): Doc {
  if (rest.length === 0) return { ...doc, [name]: value };
  const inner = Object.hasOwn(doc, name) ? doc[name] : {};
  if (!isDoc(inner)) throw badValue(`Cannot create field '${rest[0]}' in '${name}', which is no document`);
  return { ...doc, [name]: withValue(inner, rest, value) };
}

/** A copy without the value at a path. */
export function withoutValue(doc: Doc, [name = '', ...rest]: string[]): Doc {
  const { [name]: inner, ...others } = doc;
  if (rest.length === 0) return others;
  return isDoc(inner) ? { ...doc, [name]: withoutValue(inner, rest) } : doc;
}
