/** MongoDB's error codes by name: drivers and services look at the numbers, people at the names. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  CommandNotSupported: 115,
  ConflictingOperationInProgress: 117,
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

/** Errors without a name are called by their number. */
export type CodeName = keyof typeof codes | `Location${number}`;

/** An error that is sent to the client. */
export class CommandError extends Error {
  readonly code: number;
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = codeName in codes ? codes[codeName as keyof typeof codes] : Number(codeName.slice('Location'.length));
  }
}

/** For what MongoDB has and this emulator does not: named in the error, never answered wrongly. */
export const unsupported = (what: string) =>
  new CommandError('CommandNotSupported', `the sandbox's MongoDB does not support ${what}`);

const transient = { errorLabels: ['TransientTransactionError'] };

export const writeConflict = () =>
  new CommandError(
    'WriteConflict',
    'Write conflict. Please retry your operation or multi-document transaction.',
    transient,
  );

export const noSuchTransaction = (message: string) => new CommandError('NoSuchTransaction', message, transient);
