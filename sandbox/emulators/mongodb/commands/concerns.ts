import { unsupported } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';

/** A transaction reads a snapshot whether it asks for that or not; a write is on disk before its reply in any case. */
export function checkConcerns({ readConcern, writeConcern, startTransaction }: Doc): void {
  if (readConcern !== undefined && !(startTransaction && keyOf(readConcern) === keyOf({ level: 'snapshot' })))
    throw unsupported(`the read concern ${JSON.stringify(readConcern)} here`);
  const w = isDoc(writeConcern) ? writeConcern['w'] : undefined;
  if (w !== undefined && w !== 0 && w !== 1 && w !== 'majority') throw unsupported(`the write concern '${String(w)}'`);
}
