import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';

const levels = ['local', 'majority', 'linearizable', 'available', 'snapshot'];
const inTransactions = ['local', 'majority', 'snapshot'];

/**
 * Reads look at the latest commits, which fulfils every read concern a set of one can be asked for, apart from
 * snapshots of the past.
 */
export function checkReadConcern(concern: unknown, transaction: 'none' | 'starts' | 'goes on'): void {
  if (concern === undefined) return;
  const { level, ...others } = isDoc(concern) ? concern : {};
  const [other] = Object.keys(others);
  if (other !== undefined) throw unsupported(`the read concern '${other}'`);
  if (level !== undefined && !levels.includes(level as string))
    throw new Fault(
      'BadValue',
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (transaction === 'none') {
    if (level === 'snapshot') throw unsupported("the read concern 'snapshot' outside of transactions");
    return;
  }
  if (transaction === 'goes on')
    throw new Fault('InvalidOptions', 'Only the first command in a transaction may specify a readConcern');
  if (level !== undefined && !inTransactions.includes(level as string))
    throw new Fault(
      'InvalidOptions',
      "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction",
    );
}

/** What a write concern asks for that a set of one cannot give. The write is done all the same, as MongoDB does it. */
export function unfulfilled(concern: unknown): Doc | undefined {
  const w = isDoc(concern) ? concern['w'] : undefined;
  if (typeof w === 'number' && w > 1) return failure('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (typeof w !== 'string' || w === 'majority') return undefined;
  const errmsg = `No write concern mode named '${w}' found in replica set configuration`;
  return failure('UnknownReplWriteConcern', errmsg);
}

function failure(name: 'UnsatisfiableWriteConcern' | 'UnknownReplWriteConcern', errmsg: string): Doc {
  const { code, codeName } = new Fault(name, errmsg);
  return { writeConcernError: { code, codeName, errmsg } };
}
