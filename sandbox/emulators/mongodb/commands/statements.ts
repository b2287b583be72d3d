import { CommandError, unsupported } from '../errors.js';
import type { Doc } from '../values/doc.js';
import { docsField, flag } from './command.js';

/**
 * Runs the statements of a write one by one up to the first error, and reports it as MongoDB does. An error that does not
 * belong to one statement, such as a write conflict, fails the whole command.
 */
export async function runStatements(
  args: Doc,
  name: string,
  run: (statement: Doc, index: number) => Promise<void>,
): Promise<{ writeErrors?: Doc[] }> {
  if (!flag(args, 'ordered', true)) throw unsupported('unordered writes');
  for (const [index, statement] of docsField(args, name).entries()) {
    try {
      await run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError) || error.details['errorLabels']) throw error;
      return { writeErrors: [{ index, code: error.code, ...error.details, errmsg: error.message }] };
    }
  }
  return {};
}

/** Refuses other fields in an update or delete statement. */
export function checkStatement(statement: Doc, fields: string[]): void {
  const other = Object.keys(statement).find((name) => !fields.includes(name));
  if (other !== undefined) throw unsupported(`the option '${other}' of a statement`);
}
