import { badValue } from '../errors.js';
import type { Operation } from '../store/operation.js';
import type { Sessions } from '../store/sessions.js';
import type { Store } from '../store/store.js';
import { type Doc, isDoc } from '../values/doc.js';

export type Server = { store: Store; sessions: Sessions };
export type Connection = { id: number };

export type Call = {
  server: Server;
  connection: Connection;
  op: Operation;
  db: string;
  /** The session the command belongs to, if any. */
  session: string | undefined;
  args: Doc;
};

export type Command = {
  /** The supported fields beside those every command has; any other is refused by name. */
  options: string[];
  inTransactions?: true;
  run(call: Call): Doc | Promise<Doc>;
};

export const ok = (reply: Doc = {}): Doc => ({ ...reply, ok: 1 });

export const commandName = (args: Doc) => Object.keys(args)[0] ?? '';

export function stringField(args: Doc, name: string): string {
  const value = args[name];
  if (typeof value === 'string' && value !== '') return value;
  throw badValue(`'${name}' must be a string with at least one character`);
}

/** The full name of the collection in a command's first field. */
export const namespace = ({ db, args }: Call): string => `${db}.${stringField(args, commandName(args))}`;

export function docField(args: Doc, name: string, fallback?: Doc): Doc {
  const value = args[name] ?? fallback;
  if (isDoc(value)) return value;
  throw badValue(`'${name}' must be a document`);
}

export function docsField(args: Doc, name: string): Doc[] {
  const value = args[name];
  if (Array.isArray(value) && value.length > 0 && value.every(isDoc)) return value;
  throw badValue(`'${name}' must be an array of at least one document`);
}

export function flag(args: Doc, name: string, fallback = false): boolean {
  const value = args[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  throw badValue(`'${name}' must be a boolean`);
}
