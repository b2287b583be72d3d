import { calculateObjectSize } from 'bson';
import { badValue, unsupported } from '../errors.js';
import { type Doc, isDoc } from './doc.js';
import { typeOf } from './type.js';

const maxBytes = 16 * 1024 * 1024;

/** Refuses documents that could not be compared, found and returned exactly. */
export function validateDoc(doc: Doc): void {
  if (doc['_id'] === undefined || Array.isArray(doc['_id']))
    throw badValue("a document needs an '_id' that is no array");
  validate(doc);
  if (calculateObjectSize(doc) > maxBytes) throw unsupported('documents of more than 16 MB');
}

function validate(value: unknown): void {
  if (Array.isArray(value)) value.forEach(validate);
  else if (isDoc(value)) {
    for (const name of Object.keys(value)) {
      if (name.startsWith('$') || name === '__proto__') throw unsupported(`a field named '${name}'`);
      validate(value[name]);
    }
  } else typeOf(value);
}
