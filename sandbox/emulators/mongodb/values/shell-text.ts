import type { ObjectId } from 'bson';
import type { Doc } from './doc.js';
import { kindOf } from './kind.js';

/** A value as MongoDB prints it in its error messages. */
export function shellText(value: unknown): string {
  switch (kindOf(value)) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Number.isSafeInteger(value) && Math.abs(value as number) >= 2 ** 31
        ? `${value as number}.0`
        : String(value);
    case 'objectId':
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case 'date':
      return `new Date(${(value as Date).getTime()})`;
    case 'null':
      return 'null';
    case 'array':
      return `[ ${(value as unknown[]).map(shellText).join(', ')} ]`;
    case 'object':
      return docText(value as Doc);
    default:
      return String(value);
  }
}

function docText(doc: Doc): string {
  const fields = Object.keys(doc).map((name) => `${name}: ${shellText(doc[name])}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
