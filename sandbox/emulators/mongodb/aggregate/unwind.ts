import { assigned } from '../expressions/assign.js';
import { evaluator } from '../expressions/evaluate.js';
import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { typeName } from '../values/type-name.js';
import type { Stage } from './stage.js';

const known = ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'];

export function unwind(spec: unknown): Stage {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  const stranger = Object.keys(options).find((name) => !known.includes(name));
  if (stranger) throw new Fault('Location28811', `unrecognized option to $unwind stage: ${stranger}`);
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: preserve } = options;
  if (typeof path !== 'string')
    throw new Fault('Location28808', `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  if (!path.startsWith('$'))
    throw new Fault('Location28818', `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (preserve !== undefined && typeof preserve !== 'boolean')
    throw new Fault(
      'Location28809',
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(preserve)}`,
    );
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField === ''))
    throw new Fault(
      'Location28810',
      `expected a non-empty string for the includeArrayIndex  option to $unwind stage, got ${typeName(indexField)}`,
    );
  const valueOf = evaluator(path);
  const parts = path.slice(1).split('.');
  const numbered = (doc: Doc, position: number | null) =>
    typeof indexField === 'string' ? assigned(doc, indexField.split('.'), position) : doc;
  return (docs) =>
    docs.flatMap((doc) => {
      const value = valueOf({ root: doc });
      if (!Array.isArray(value)) return value == null && preserve !== true ? [] : [numbered(doc, null)];
      if (value.length === 0) return preserve === true ? [numbered(assigned(doc, parts, undefined), null)] : [];
      return value.map((item: unknown, position) => numbered(assigned(doc, parts, item), position));
    });
}
