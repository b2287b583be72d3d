import { Fault, unsupported } from '../fault.js';
import type { Doc } from '../values/doc.js';
import { type Call, docs, flag } from './command.js';

export type WriteError = Doc & { index: number };

/** The statements of a write: not none, and not more than MongoDB takes. */
function statementsOf(args: Doc, name: string): Doc[] {
  const statements = docs(args, name);
  if (statements.length > 0 && statements.length <= 100_000) return statements;
  throw new Fault(
    'InvalidLength',
    `Write batch sizes must be between 1 and 100000. Got ${statements.length} operations.`,
  );
}

/**
 * Runs the statements of a write one by one and gathers their errors as MongoDB reports them. Whatever cannot be
 * said of one statement alone, such as a write conflict, fails the whole command. In a transaction the first error is
 * the last, also of an unordered write.
 */
export async function runStatements(
  { args, op }: Pick<Call, 'args' | 'op'>,
  name: string,
  run: (statement: Doc, index: number) => Promise<void> | void,
): Promise<{ writeErrors?: WriteError[] }> {
  const writeErrors: WriteError[] = [];
  const stopsAtError = flag(args, 'ordered', true) || op.tx !== null;
  for (const [index, statement] of statementsOf(args, name).entries()) {
    try {
      const waiting = run(statement, index);
      if (waiting) await waiting;
    } catch (error) {
      if (!(error instanceof Fault) || error.details['errorLabels'] || error.codeName === 'MaxTimeMSExpired')
        throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (stopsAtError) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** A repeated write is known by its number as a whole, which says nothing of writes to many documents. */
export function refuseRepeatable({ args, op }: Pick<Call, 'args' | 'op'>, what: string): void {
  if (!op.tx && args['txnNumber'] !== undefined)
    throw new Fault('InvalidOptions', `Cannot use retryable writes with ${what}`);
}

/** Refuses what a statement asks for and this stand-in does not know. */
export function checkFields(kind: string, statement: Doc, known: string[], refused: string[]): void {
  for (const name of Object.keys(statement)) {
    if (known.includes(name) || (refused.includes(name) && statement[name] == null)) continue;
    throw unsupported(`the option '${name}' of ${kind} statements`);
  }
}
