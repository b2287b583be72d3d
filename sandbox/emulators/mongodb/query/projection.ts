import { CommandError, unsupported } from '../errors.js';
import { compileExpression } from '../expressions/compile.js';
import { type Doc, isDoc } from '../values/doc.js';
import { splitPath } from '../values/path.js';

export type Project = (doc: Doc) => Doc;
/** Paths as a tree; `true` at the end of one. */
type Tree = Map<string, Tree | true>;

const isFlag = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

/** The projection of a `find`: paths that are included or excluded. */
export function compileProjection(projection: Doc): Project {
  const entries = Object.entries(projection);
  const computed = entries.find(([, value]) => !isFlag(value));
  if (computed) throw unsupported(`the projection of '${computed[0]}' to anything but 1 or 0`);
  const includesId = entries.every(([path, value]) => path !== '_id' || Boolean(value));
  const others = entries.filter(([path]) => path !== '_id');
  const includes = others.length > 0 ? Boolean(others[0]![1]) : entries.length > 0 && includesId;
  if (others.some(([, value]) => Boolean(value) !== includes))
    throw new CommandError('Location31254', 'Cannot both include and exclude fields in a projection');
  const paths = others.map(([path]) => path);
  const tree = pathTree(includes === includesId ? ['_id', ...paths] : paths);
  return includes ? (doc) => pick(doc, tree) : (doc) => omit(doc, tree);
}

/** A `$project` stage: fields that are included or computed, and `_id` or not. */
export function compileProjectStage(spec: unknown): Project {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new CommandError('Location51272', '$project must be an object with at least one field');
  const entries = Object.entries(spec);
  pathTree(Object.keys(spec));
  const flags = Object.fromEntries(entries.filter(([, value]) => isFlag(value)));
  if (Object.keys(flags).length === entries.length) return compileProjection(spec);
  const computed = entries.filter(([, value]) => !isFlag(value)).map(([path, value]) => computedField(path, value));
  const others = Object.entries(flags).filter(([path]) => path !== '_id');
  if (others.some(([, value]) => !value)) throw unsupported('excluding fields beside computed ones');
  const isEmpty = others.length === 0 && '_id' in flags && !flags['_id'];
  const include = isEmpty ? () => ({}) : compileProjection({ _id: 1, ...flags });
  return (doc) => {
    const result: Doc = include(doc);
    for (const { path, evaluate } of computed) {
      const value = evaluate({ root: doc });
      if (value !== undefined) result[path] = value;
    }
    return result;
  };
}

function computedField(path: string, expression: unknown) {
  if (splitPath(path).length > 1) throw unsupported(`the computed nested field '${path}'`);
  return { path, evaluate: compileExpression(expression) };
}

function pathTree(paths: string[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    const parts = splitPath(path);
    const last = parts.pop()!;
    const collision = () => new CommandError('Location31249', `Path collision at ${path}`);
    let node = tree;
    for (const part of parts) {
      const next = node.get(part) ?? new Map<string, Tree | true>();
      if (next === true) throw collision();
      node.set(part, next);
      node = next;
    }
    if (node.has(last)) throw collision();
    node.set(last, true);
  }
  return tree;
}

/** Only what the tree names, in the document's own order. */
function pick(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    const picked = node === true ? value : node && inDocs(value, (inner) => pick(inner, node), false);
    if (picked !== undefined) result[name] = picked;
  }
  return result;
}

/** Everything but what the tree names. */
function omit(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (node !== true) result[name] = node ? inDocs(value, (inner) => omit(inner, node), true) : value;
  }
  return result;
}

function inDocs(value: unknown, change: (doc: Doc) => Doc, keepsOthers: boolean): unknown {
  if (isDoc(value)) return change(value);
  if (!Array.isArray(value)) return keepsOthers ? value : undefined;
  return value.map((item) => inDocs(item, change, keepsOthers)).filter((item) => item !== undefined);
}
