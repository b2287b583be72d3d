import { CommandError, unsupported } from '../errors.js';
import { isDoc } from '../values/doc.js';

const levels = ['local', 'majority', 'snapshot'];

/**
 * Reads see the latest commits, which fulfils every supported read concern on a set of one, also that of a time that
 * the client has seen (`afterClusterTime`).
 */
export function checkReadConcern(concern: unknown, transaction: 'none' | 'starts' | 'continues'): void {
  if (concern === undefined) return;
  const { level, afterClusterTime: _, ...others } = isDoc(concern) ? concern : {};
  const [other] = Object.keys(others);
  if (other !== undefined) throw unsupported(`the read concern '${other}'`);
  if (level !== undefined && !levels.includes(level as string))
    throw unsupported(`the read concern '${String(level)}'`);
  if (transaction === 'none' && level === 'snapshot')
    throw unsupported("the read concern 'snapshot' outside of transactions");
  if (transaction === 'continues')
    throw new CommandError('InvalidOptions', 'Only the first command in a transaction may specify a readConcern');
}

/** A write is always on disk before its reply, which is all a set of one can do. */
export function checkWriteConcern(concern: unknown): void {
  const w = isDoc(concern) ? concern['w'] : undefined;
  if (w !== undefined && w !== 0 && w !== 1 && w !== 'majority') throw unsupported(`the write concern '${String(w)}'`);
}
