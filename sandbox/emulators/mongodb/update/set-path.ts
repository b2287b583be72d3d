import { Fault } from '../fault.js';
import { type Doc, fieldOf, isDoc } from '../values/doc.js';
import { isPosition } from '../values/path.js';
import { shellText } from '../values/shell-text.js';

/** Where the last part of a path lives; `undefined` when the way there does not exist. */
type Place = { parent: Doc | unknown[]; name: string } | undefined;

const notViable = (name: string, parentName: string, parent: unknown) =>
  new Fault('PathNotViable', `Cannot create field '${name}' in element {${parentName}: ${shellText(parent)}}`);

/** More elements than this MongoDB does not fill up with nulls either. */
const mostPadding = 1_500_000;

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return isPosition(name) ? value[Number(name)] : undefined;
  return isDoc(value) ? fieldOf(value, name) : undefined;
}

/** Finds a place without making anything. */
function placeOf(doc: Doc, path: string): Place {
  const parts = path.split('.');
  const name = parts.pop()!;
  const parent = parts.reduce<unknown>(step, doc);
  if (Array.isArray(parent)) return isPosition(name) ? { parent, name } : undefined;
  return isDoc(parent) ? { parent, name } : undefined;
}

export function getPath(doc: Doc, path: string): unknown {
  const place = placeOf(doc, path);
  return place && step(place.parent, place.name);
}

/** What a path cannot lead through, where something stands in its way: what it holds, and between which parts it is. */
export function obstacle(doc: Doc, path: string): { part: string; next: string; value: unknown } | undefined {
  const parts = path.split('.');
  let value: unknown = doc;
  for (const [i, next] of parts.entries()) {
    if (value === undefined) return undefined;
    if (Array.isArray(value) ? !isPosition(next) : !isDoc(value)) return { part: parts[i - 1]!, next, value };
    value = step(value, next);
  }
  return undefined;
}

/** Sets a field in a document that is the caller's own; documents on the way are made where nothing is. */
export function setPath(doc: Doc, path: string, value: unknown): void {
  const parts = path.split('.');
  let parent: unknown = doc;
  let parentName = '';
  for (const [i, name] of parts.entries()) {
    const isArray = Array.isArray(parent);
    if (isArray ? !isPosition(name) : !isDoc(parent)) throw notViable(name, parentName, parent);
    const last = i === parts.length - 1;
    let next = step(parent, name);
    if (last || next === undefined) {
      next = last ? value : {};
      if (isArray) putAt(parent as unknown[], Number(name), next);
      else (parent as Doc)[name] = next;
    }
    parent = next;
    parentName = name;
  }
}

function putAt(items: unknown[], position: number, value: unknown) {
  if (position - items.length > mostPadding)
    throw new Fault('CannotBackfillArray', `can't backfill more than ${mostPadding} elements`);
  while (items.length < position) items.push(null);
  items[position] = value;
}

export function unsetPath(doc: Doc, path: string): void {
  const place = placeOf(doc, path);
  if (!place) return;
  if (!Array.isArray(place.parent)) delete place.parent[place.name];
  else if (Number(place.name) < place.parent.length) place.parent[Number(place.name)] = null;
}
