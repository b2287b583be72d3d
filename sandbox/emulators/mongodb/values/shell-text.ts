import type { ObjectId } from 'bson';
import { isDoc } from './doc.js';
import { typeOf } from './type.js';

/** A value as MongoDB prints it in its error messages. */
export function shellText(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(shellText).join(', ')} ]`;
  if (isDoc(value)) {
    const fields = Object.keys(value).map((name) => `${name}: ${shellText(value[name])}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  switch (typeOf(value)) {
    case 'string':
      return JSON.stringify(value);
    case 'objectId':
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case 'date':
      return `new Date(${(value as Date).getTime()})`;
    case 'null':
      return 'null';
    default:
      return String(value);
  }
}
