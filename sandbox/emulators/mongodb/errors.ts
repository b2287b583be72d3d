/** MongoDB's error codes by name: drivers and services look at the numbers, people at the names. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  IndexNotFound: 27,
  CommandNotFound: 59,
  IndexOptionsConflict: 85,
  WriteConflict: 112,
  CommandNotSupported: 115,
  TransactionTooOld: 225,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  IDLUnknownField: 40415,
} as const;

type CodeName = keyof typeof codes;

/** An error that is sent to the client. */
export class CommandError extends Error {
  readonly code: number;
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = codes[codeName];
  }
}

/** For what MongoDB has and this emulator does not: named in the error, never answered wrongly. */
export const unsupported = (what: string) =>
  new CommandError('CommandNotSupported', `the sandbox's MongoDB does not support ${what}`);

/** For what MongoDB does not accept either. */
export const badValue = (message: string) => new CommandError('BadValue', message);

const transient = { errorLabels: ['TransientTransactionError'] };

export const writeConflict = () =>
  new CommandError('WriteConflict', 'Write conflict: retry the transaction', transient);

export const noSuchTransaction = (message: string) => new CommandError('NoSuchTransaction', message, transient);
