import { calculateObjectSize } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from './doc.js';
import { kindOf } from './kind.js';
import { typeName } from './type-name.js';

const maxBytes = 16 * 1024 * 1024;
const maxDepth = 180;

/** Checks what is about to be stored: only what can be compared, found and given back exactly. */
export function admit(doc: Doc): void {
  const id = doc['_id'];
  if (id === undefined || Array.isArray(id) || kindOf(id) === 'regex')
    throw new Fault('InvalidIdField', `The '_id' value cannot be of type ${typeName(id)}`);
  walk(doc, 1);
  const size = calculateObjectSize(doc);
  if (size <= maxBytes) return;
  throw new Fault('BSONObjectTooLarge', `BSONObj size: ${size} is invalid. Size must be between 0 and ${maxBytes}`);
}

function walk(value: unknown, depth: number): void {
  if (depth > maxDepth) throw new Fault('Overflow', `Document exceeds maximum nesting depth of ${maxDepth}`);
  if (Array.isArray(value)) for (const item of value) walk(item, depth + 1);
  else if (isDoc(value)) {
    for (const name of Object.keys(value)) {
      if (name === '__proto__') throw unsupported("a field named '__proto__'");
      if (name.startsWith('$')) throw unsupported(`a field named '${name}'`);
      walk(value[name], depth + 1);
    }
  } else kindOf(value);
}
