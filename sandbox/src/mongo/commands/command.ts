import { Fault } from '../fault.js';
import type { Operation } from '../store/operation.js';
import type { Sessions } from '../store/sessions.js';
import type { Store } from '../store/store.js';
import { type Doc, isDoc } from '../values/doc.js';
import type { Answer } from '../wire/connection.js';
import type { Cursors } from './cursors.js';

export type Server = { store: Store; sessions: Sessions; cursors: Cursors; address: () => string };

export type Call = {
  server: Server;
  op: Operation;
  db: string;
  /** The session the command belongs to, if any. */
  session: string | undefined;
  args: Doc;
};

export type Command = {
  /** The fields it understands beside those every command has; another field is refused by name. */
  options: string[];
  /** Fields that may be there as long as they ask for nothing. */
  ignored?: string[];
  inTransactions?: true;
  run(call: Call): Answer | Promise<Answer>;
};

export const ok = (reply: Doc = {}): Doc => ({ ...reply, ok: 1 });

export function text(args: Doc, name: string): string {
  const value = args[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Fault('TypeMismatch', `'${name}' has to be a text that is not empty`);
}

/** The full name of the collection a command names in its first field. */
export const namespace = ({ db, args }: Pick<Call, 'db' | 'args'>) => `${db}.${text(args, Object.keys(args)[0]!)}`;

export function optionalDoc(args: Doc, name: string): Doc {
  const value = args[name] ?? {};
  if (isDoc(value)) return value;
  throw new Fault('TypeMismatch', `BSON field '${name}' is the wrong type, expected type 'object'`);
}

export function docs(args: Doc, name: string): Doc[] {
  const value = args[name];
  if (!Array.isArray(value)) throw new Fault('Location40415', `BSON field '${name}' is missing but a required field`);
  if (value.length === 0 || value.length > 100_000) {
    throw new Fault('InvalidLength', `Write batch sizes must be between 1 and 100000. Got ${value.length} operations.`);
  }
  return value.map((item: unknown) => {
    if (isDoc(item)) return item;
    throw new Fault('TypeMismatch', `BSON field '${name}' has to be an array of objects`);
  });
}

/** A whole number from 0 up; `fallback` where the field is not there. */
export function count(args: Doc, name: string, fallback: number): number {
  const value = args[name] ?? fallback;
  if (value === Infinity || (typeof value === 'number' && Number.isInteger(value) && value >= 0))
    return value as number;
  throw new Fault('BadValue', `BSON field '${name}' has to be a whole number >= 0, got ${String(value)}`);
}
