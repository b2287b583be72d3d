import { badValue, unsupported } from '../errors.js';
import { compileExpression } from '../expressions/compile.js';
import { type Doc, isDoc } from '../values/doc.js';
import { checkConflicts, splitPath } from '../values/path.js';

export type Project = (doc: Doc) => Doc;

const isFlag = (value: unknown) => value === 0 || value === 1;

/** The projection of a `find`: paths that are included, or fields that are excluded. */
export function compileProjection(projection: Doc): Project {
  const computed = Object.keys(projection).find((path) => !isFlag(projection[path]));
  if (computed !== undefined) throw unsupported(`the projection of '${computed}' to anything but 1 or 0`);
  const { _id: id, ...others } = projection;
  const paths = Object.keys(others);
  const includes = paths.length > 0 ? others[paths[0]!] === 1 : id === 1;
  if (paths.some((path) => (others[path] === 1) !== includes))
    throw badValue('a projection cannot both include and exclude fields');
  if (includes) return including(id === 0 ? paths : ['_id', ...paths]);
  const excluded = new Set(id === 0 ? ['_id', ...paths] : paths);
  if (paths.some((path) => splitPath(path).length > 1)) throw unsupported('excluding nested fields');
  return (doc) => Object.fromEntries(Object.entries(doc).filter(([name]) => !excluded.has(name)));
}

/** A `$project` stage: fields that are included or computed, and `_id` or not. */
export function compileProjectStage(spec: unknown): Project {
  if (!isDoc(spec)) throw badValue('$project must be a document');
  const entries = Object.entries({ _id: 1, ...spec });
  const excluded = entries.find(([path, value]) => value === 0 && path !== '_id');
  if (excluded) throw unsupported(`excluding '${excluded[0]}' by $project`);
  const include = including(entries.filter(([, value]) => value === 1).map(([path]) => path));
  const fields = entries.filter(([, value]) => !isFlag(value)).map(([path, value]) => computedField(path, value));
  return (doc) => {
    const values = fields.map(({ path, evaluate }) => [path, evaluate({ root: doc })] as const);
    return { ...include(doc), ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  };
}

function including(paths: string[]): Project {
  checkConflicts(paths);
  const parts = paths.map((path) => splitPath(path));
  return (doc) => pick(doc, parts);
}

function computedField(path: string, expression: unknown) {
  if (splitPath(path).length > 1) throw unsupported(`the computed nested field '${path}'`);
  return { path, evaluate: compileExpression(expression) };
}

/** Only what the paths lead to, in the document's own order. */
function pick(doc: Doc, paths: string[][]): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const rests = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (rests.length === 0) continue;
    const picked = rests[0]!.length === 0 ? value : pickWithin(value, rests);
    if (picked !== undefined) result[name] = picked;
  }
  return result;
}

function pickWithin(value: unknown, paths: string[][]): unknown {
  if (isDoc(value)) return pick(value, paths);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => pickWithin(item, paths)).filter((item) => item !== undefined);
}
