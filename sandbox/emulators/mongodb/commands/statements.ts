import { CommandError, unsupported } from '../errors.js';
import { type Doc } from '../values/doc.js';
import { type Call, docsField, flag, missingField, optionalDoc } from './command.js';

type WriteError = Doc & { index: number };

/** The statements of a write: at least one, and not more than MongoDB allows. */
function statementsOf(args: Doc, name: string): Doc[] {
  const statements = docsField(args, name);
  if (statements.length > 0 && statements.length <= 100_000) return statements;
  throw new CommandError('InvalidLength', 'Write batch sizes must be between 1 and 100000');
}

/**
 * Runs the statements of a write one by one and collects their errors as MongoDB reports them. An error that does not
 * belong to one statement, such as a write conflict, fails the whole command. In a transaction the first error is the
 * last, also of an unordered write.
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
      if (!(error instanceof CommandError) || error.details['errorLabels'] || error.codeName === 'MaxTimeMSExpired')
        throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (stopsAtError) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** A repeated write is recognized by its number as a whole, which does not cover writes to many documents. */
export function checkNotRetryable({ args, op }: Pick<Call, 'args' | 'op'>, what: string): void {
  if (!op.tx && args['txnNumber'] !== undefined)
    throw new CommandError('InvalidOptions', `Cannot use retryable writes with ${what}`);
}

/** Checks the fields of an update or delete statement; a malformed statement fails the whole command. */
export function checkStatement(
  command: 'update' | 'delete',
  statement: Doc,
  required: string[],
  optional: string[],
): void {
  for (const name of Object.keys(statement))
    if (!required.includes(name) && !optional.includes(name))
      throw unsupported(`the option '${name}' of ${command} statements`);
  const field = (name: string) => `${command}s.${name}`;
  const named = { [command]: 1, [field('q')]: statement['q'] };
  for (const name of required) if (statement[name] === undefined) throw missingField(named, field(name));
  optionalDoc(named, field('q'));
}
