import type { Doc } from './values/doc.js';

/** MongoDB's error codes by name: drivers and services look at the numbers, people at the names. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  CannotBackfillArray: 34,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  UnknownReplWriteConcern: 79,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  CommandNotSupported: 115,
  ConflictingOperationInProgress: 117,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  NotARetryableWriteCommand: 50768,
} as const;

/** What has no name of its own is called by its number. */
export type CodeName = keyof typeof codes | `Location${number}`;

/** An error a client is answered with. */
export class Fault extends Error {
  readonly code: number;
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.code = codeName in codes ? codes[codeName as keyof typeof codes] : Number(codeName.slice('Location'.length));
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
