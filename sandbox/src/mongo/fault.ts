import type { Doc } from './values/doc.js';

/** MongoDB's error codes by name: drivers and services look at the numbers, people at the names. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  TransactionTooOld: 225,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location31253: 31253,
  Location31254: 31254,
  Location40415: 40415,
} as const;

export type CodeName = keyof typeof codes;

/** An error a client is answered with. */
export class Fault extends Error {
  readonly code: number;
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.code = codes[codeName];
  }
}

/** What real MongoDB knows and this stand-in does not: said by name, never answered wrongly. */
export const unsupported = (what: string) =>
  new Fault('CommandNotSupported', `the sandbox's MongoDB does not support ${what}`);

const transient = { errorLabels: ['TransientTransactionError'] };

export const writeConflict = () =>
  new Fault(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    transient,
  );

export const noSuchTransaction = (message: string) => new Fault('NoSuchTransaction', message, transient);
