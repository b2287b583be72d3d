import { CommandError } from '../errors.js';
import { type Doc, fieldOf, isDoc } from '../values/doc.js';
import { typeName } from '../values/type.js';

const child = (value: unknown, name: string) => (isDoc(value) ? fieldOf(value, name) : undefined);

export const getPath = (doc: Doc, parts: string[]): unknown => parts.reduce<unknown>(child, doc);

/** Sets a field in a document that is the caller's own; missing documents on the way are created. */
export function setPath(doc: Doc, parts: string[], value: unknown): void {
  const last = parts.at(-1)!;
  let parent: Doc = doc;
  for (const [i, name] of parts.slice(0, -1).entries()) {
    const next = fieldOf(parent, name) ?? (name in parent ? null : (parent[name] = {}));
    if (!isDoc(next))
      throw new CommandError(
        'PathNotViable',
        `Cannot create field '${parts[i + 1]}' in '${name}' of type ${typeName(next)}`,
      );
    parent = next;
  }
  parent[last] = value;
}

export function unsetPath(doc: Doc, parts: string[]): void {
  const parent = getPath(doc, parts.slice(0, -1));
  if (isDoc(parent)) delete parent[parts.at(-1)!];
}
