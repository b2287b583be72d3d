import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';

/** Paths as a tree; `true` at the end of one. */
export type Tree = Map<string, Tree | true>;

export function treeOf(paths: string[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let node = tree;
    for (const part of parts) {
      const next = node.get(part) ?? new Map<string, Tree | true>();
      if (next === true)
        throw new Fault(
          'Location31249',
          `Path collision at ${path} remaining portion ${path.slice(path.indexOf('.') + 1)}`,
        );
      node.set(part, next);
      node = next;
    }
    if (node.has(last)) throw new Fault('Location31250', `Path collision at ${path}`);
    node.set(last, true);
  }
  return tree;
}

/** Only what the tree names, in the document's own order. */
export function kept(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const node = tree.get(name);
    const value = node === true ? doc[name] : node && within(doc[name], (inner) => kept(inner, node), dropped);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

/** Everything but what the tree names. */
export function without(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const node = tree.get(name);
    if (node !== true)
      result[name] = node
        ? within(
            doc[name],
            (inner) => without(inner, node),
            (other) => other,
          )
        : doc[name];
  }
  return result;
}

const dropped = () => undefined;

function within(value: unknown, change: (doc: Doc) => Doc, otherwise: (value: unknown) => unknown): unknown {
  if (isDoc(value)) return change(value);
  if (!Array.isArray(value)) return otherwise(value);
  return value.map((item) => within(item, change, otherwise)).filter((item) => item !== undefined);
}
