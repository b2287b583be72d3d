import { calculateObjectSize } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { checkFieldName, type Doc, isDoc } from './doc.js';
import { isRegex, typeName, typeOf } from './type.js';

const maxBytes = 16 * 1024 * 1024;

/** Refuses documents that could not be compared, found and returned exactly. */
export function validateDoc(doc: Doc): void {
  const id = doc['_id'];
  if (id === undefined || Array.isArray(id) || isRegex(id))
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${typeName(id)}`);
  validate(doc);
  const size = calculateObjectSize(doc);
  if (size > maxBytes) throw new CommandError('BSONObjectTooLarge', `BSONObj size: ${size}, at most ${maxBytes}`);
}

function validate(value: unknown): void {
  if (Array.isArray(value)) value.forEach(validate);
  else if (isDoc(value)) {
    for (const name of Object.keys(value)) {
      checkFieldName(name);
      if (name.startsWith('$')) throw unsupported(`a field named '${name}'`);
      validate(value[name]);
    }
  } else typeOf(value);
}
