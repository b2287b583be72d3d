import { CommandError, unsupported } from '../errors.js';
import type { Operation } from '../store/operation.js';
import type { Sessions } from '../store/sessions.js';
import type { Store } from '../store/store.js';
import { type Doc, isDoc } from '../values/doc.js';
import { typeName } from '../values/type.js';
import type { CursorBatch, Cursors } from './cursors.js';

export type Server = { store: Store; sessions: Sessions; cursors: Cursors };
export type Connection = { id: number; address: () => string };

export type Call = {
  server: Server;
  connection: Connection;
  op: Operation;
  db: string;
  /** The session the command belongs to, if any. */
  session: string | undefined;
  args: Doc;
};

export type Result = Doc | CursorBatch;

export type Command = {
  /** The supported fields beside those every command has; any other is refused by name. */
  options: string[];
  inTransactions?: true;
  run(call: Call): Result | Promise<Result>;
};

/** The number of the transaction a command is part of. */
export const transactionNumber = ({ op, args }: Pick<Call, 'op' | 'args'>) =>
  op.tx ? (args['txnNumber'] as number) : undefined;

export const ok = (reply: Doc = {}): Doc => ({ ...reply, ok: 1 });

export const commandName = (args: Doc) => Object.keys(args)[0] ?? '';

const wrongType = (args: Doc, name: string, expected: string) =>
  new CommandError(
    'TypeMismatch',
    `BSON field '${commandName(args)}.${name}' is the wrong type '${typeName(args[name])}', expected type '${expected}'`,
  );

export const missingField = (args: Doc, name: string) =>
  new CommandError('Location40414', `BSON field '${commandName(args)}.${name}' is missing but a required field`);

export function stringField(args: Doc, name: string): string {
  const value = args[name];
  if (value === undefined) throw missingField(args, name);
  if (typeof value === 'string') return value;
  throw wrongType(args, name, 'string');
}

/** The full name of the collection in a command's first field. */
export function namespace({ db, args }: Pick<Call, 'db' | 'args'>): string {
  const name = args[commandName(args)];
  if (typeof name !== 'string')
    throw new CommandError('BadValue', `collection name has invalid type ${typeName(name)}`);
  if (name === '') throw new CommandError('InvalidNamespace', `Invalid namespace specified '${db}.'`);
  return `${db}.${name}`;
}

export function optionalDoc(args: Doc, name: string): Doc {
  const value = args[name] ?? {};
  if (isDoc(value)) return value;
  throw wrongType(args, name, 'object');
}

/** A boolean, or a number instead. */
export function flag(args: Doc, name: string, fallback = false): boolean {
  const value = args[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  throw wrongType(args, name, 'bool');
}

export function docsField(args: Doc, name: string): Doc[] {
  const value = args[name];
  if (value === undefined) throw missingField(args, name);
  if (!Array.isArray(value)) throw wrongType(args, name, 'array');
  return value.map((item: unknown, at) => {
    if (isDoc(item)) return item;
    throw wrongType({ [commandName(args)]: 1, [`${name}.${at}`]: item }, `${name}.${at}`, 'object');
  });
}

/** A whole number from 0 up; `fallback` where the field is missing. */
export function countField(args: Doc, name: string, fallback: number): number {
  const value = args[name] ?? fallback;
  if (typeof value !== 'number') throw wrongType(args, name, 'long');
  if (value < 0)
    throw new CommandError('Location51024', `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  if (value === Infinity || Number.isInteger(value)) return value;
  throw unsupported(`the fraction ${value} as '${name}'`);
}
