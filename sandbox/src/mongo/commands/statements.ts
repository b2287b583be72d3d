import { Fault, unsupported } from '../fault.js';
import type { Doc } from '../values/doc.js';

export type WriteError = Doc & { index: number };

/**
 * Runs the statements of a write one by one and gathers their errors as MongoDB reports them. Whatever cannot be
 * said of one statement alone, such as a write conflict, fails the whole command.
 */
export async function runStatements(
  statements: Doc[],
  ordered: boolean,
  run: (statement: Doc, index: number) => Promise<void> | void,
): Promise<{ writeErrors?: WriteError[] }> {
  const writeErrors: WriteError[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const waiting = run(statement, index);
      if (waiting) await waiting;
    } catch (error) {
      if (!(error instanceof Fault) || error.details['errorLabels']) throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** Refuses what a statement asks for and this stand-in does not know. */
export function checkFields(kind: string, statement: Doc, known: string[], refused: string[]): void {
  for (const name of Object.keys(statement)) {
    if (known.includes(name) || (refused.includes(name) && statement[name] == null)) continue;
    throw unsupported(`the option '${name}' of ${kind} statements`);
  }
}
