import { assigned } from '../expressions/assign.js';
import { evaluator } from '../expressions/evaluate.js';
import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { arrayProjection } from './array-projection.js';
import { kept, treeOf, without } from './projection-tree.js';

type Entry = [path: string, value: unknown];
type Computed = { path: string; compute: (doc: Doc) => unknown; excludes: boolean };
export type Project = (doc: Doc) => Doc;

/** A projection of `find`, where `$slice` and `$elemMatch` mean something of their own, or of a `$project` stage. */
export function projectionOf(projection: Doc, inFind = true): Project {
  const entries = flattened(projection);
  const [idEntry] = entries.filter(([path]) => path === '_id');
  const others = entries.filter(([path]) => path !== '_id' || !isSwitch(idEntry![1]));
  const included = others.filter(([, value]) => isSwitch(value) && Boolean(value)).map(([path]) => path);
  const excluded = others.filter(([, value]) => isSwitch(value) && !value).map(([path]) => path);
  const computed = others.filter(([, value]) => !isSwitch(value)).map((entry) => computation(entry, inFind));
  const idWanted = !idEntry || Boolean(idEntry[1]);
  const includes =
    included.length > 0 ||
    computed.some(({ excludes }) => !excludes) ||
    (idEntry && idWanted && excluded.length === 0 && computed.length === 0);
  if (excluded.length > 0 && included.length === 0 && computed.some(({ excludes }) => !excludes))
    throw new Fault('Location31252', 'Cannot use expression other than $meta in exclusion projection');
  if (includes && excluded.length > 0) throw mixed(entries, excluded[0]!);
  treeOf(others.map(([path]) => path));

  const keep = treeOf(
    [
      ...(idWanted ? ['_id'] : []),
      ...included,
      // Also below a computed field's parents: in an array it is computed for each element.
      ...computed.filter(({ path, excludes }) => excludes || path.includes('.')).map(({ path }) => path),
    ].filter(once),
  );
  const drop = treeOf([...(idWanted ? [] : ['_id']), ...excluded]);
  return (doc) => {
    const start = includes ? kept(doc, keep) : without(doc, drop);
    return computed.reduce((result, { path, compute }) => assigned(result, path.split('.'), compute(doc)), start);
  };
}

const once = (path: string, at: number, paths: string[]) => paths.indexOf(path) === at;
const isSwitch = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

function flattened(projection: Doc, prefix = ''): Entry[] {
  return Object.entries(projection).flatMap(([name, value]): Entry[] => {
    const path = prefix + name;
    if (path.split('.').some((part) => part.startsWith('$'))) throw unsupported(`the positional projection '${path}'`);
    if (isDoc(value) && Object.keys(value).length === 0)
      throw new Fault(
        'Location51270',
        `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
      );
    const isNested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    return isNested ? flattened(value, `${path}.`) : [[path, value]];
  });
}

function computation([path, value]: Entry, inFind: boolean): Computed {
  const own = inFind && arrayProjection(path, value);
  if (own) return { path, ...own };
  const evaluate = evaluator(value);
  return { path, compute: (doc) => evaluate({ root: doc }), excludes: false };
}

function mixed(entries: Entry[], excluded: string): Fault {
  const [first] = entries.find(([path, value]) => path !== '_id' && isSwitch(value))!;
  return first === excluded
    ? new Fault(
        'Location31253',
        `Cannot do inclusion on field ${entries.find(([, value]) => value)![0]} in exclusion projection`,
      )
    : new Fault('Location31254', `Cannot do exclusion on field ${excluded} in inclusion projection`);
}
