import { Fault, unsupported } from '../fault.js';
import type { Operation } from '../store/operation.js';
import type { Sessions } from '../store/sessions.js';
import type { Store } from '../store/store.js';
import { type Doc, isDoc } from '../values/doc.js';
import { typeName } from '../values/type-name.js';
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

/** The number of the transaction a command is part of. */
export const transactionNumber = ({ op, args }: Pick<Call, 'op' | 'args'>) =>
  op.tx ? (args['txnNumber'] as number) : undefined;

export const ok = (reply: Doc = {}): Doc => ({ ...reply, ok: 1 });

const commandOf = (args: Doc) => Object.keys(args)[0]!;

const wrongType = (args: Doc, name: string, expected: string) =>
  new Fault(
    'TypeMismatch',
    `BSON field '${commandOf(args)}.${name}' is the wrong type '${typeName(args[name])}', expected type '${expected}'`,
  );

export const missing = (args: Doc, name: string) =>
  new Fault('Location40414', `BSON field '${commandOf(args)}.${name}' is missing but a required field`);

export function text(args: Doc, name: string): string {
  const value = args[name];
  if (value === undefined) throw missing(args, name);
  if (typeof value === 'string') return value;
  throw wrongType(args, name, 'string');
}

/** The full name of the collection a command names in its first field. */
export function namespace({ db, args }: Pick<Call, 'db' | 'args'>): string {
  const name = args[commandOf(args)];
  if (typeof name !== 'string') throw new Fault('BadValue', `collection name has invalid type ${typeName(name)}`);
  if (name === '') throw new Fault('InvalidNamespace', `Invalid namespace specified '${db}.'`);
  return `${db}.${name}`;
}

export function optionalDoc(args: Doc, name: string): Doc {
  const value = args[name] ?? {};
  if (isDoc(value)) return value;
  throw wrongType(args, name, 'object');
}

/** True, false, or a number in their place. */
export function flag(args: Doc, name: string, fallback = false): boolean {
  const value = args[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  throw wrongType(args, name, 'bool');
}

export function docs(args: Doc, name: string): Doc[] {
  const value = args[name];
  if (value === undefined) throw missing(args, name);
  if (!Array.isArray(value)) throw wrongType(args, name, 'array');
  return value.map((item: unknown, at) => {
    if (isDoc(item)) return item;
    throw wrongType({ [commandOf(args)]: 1, [`${name}.${at}`]: item }, `${name}.${at}`, 'object');
  });
}

/** A whole number from 0 up; `fallback` where the field is not there. */
export function count(args: Doc, name: string, fallback: number): number {
  const value = args[name] ?? fallback;
  if (typeof value !== 'number') throw wrongType(args, name, 'long');
  if (value < 0) throw new Fault('Location51024', `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  if (value === Infinity || Number.isInteger(value)) return value;
  throw unsupported(`the fraction ${value} as '${name}'`);
}
