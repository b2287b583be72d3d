import { Binary, Long } from 'bson';
import { CommandError } from '../errors.js';
import { newOperation, type Operation } from '../store/operation.js';
import type { Doc } from '../values/doc.js';
import type { Handlers } from '../wire/connection.js';
import { type Call, type Command, commandName, type Connection, type Result, type Server } from './command.js';
import { checkReadConcern, checkWriteConcern } from './concerns.js';
import { CursorBatch } from './cursors.js';
import { collectionCommands } from './collections.js';
import { handshakeCommands } from './handshake.js';
import { readCommands } from './reads.js';
import { sessionId, transactionCommands } from './transactions.js';
import { writeCommands } from './writes.js';

const commands: Record<string, Command> = {
  ...handshakeCommands,
  ...transactionCommands,
  ...collectionCommands,
  ...readCommands,
  ...writeCommands,
};

// What any command may carry.
const generalFields = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  '$clusterTime',
  '$readPreference',
]);

const retryable = new Set(['insert', 'update', 'delete', 'findAndModify']);

/** Not signed, as by a server without authentication. */
const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };

/** Runs the commands of one connection. */
export function newDispatcher(server: Server, connection: Connection): Handlers {
  // Every reply has the times by which drivers make later reads see earlier writes.
  function encode(result: Result) {
    const operationTime = server.store.clock.operationTime();
    const times = { operationTime, $clusterTime: { clusterTime: operationTime, signature } };
    return result instanceof CursorBatch ? result.encode(times) : { ...result, ...times };
  }
  return {
    run: async (command) => encode(await dispatch(server, connection, withNumbers(command))),
    fail: (error) => encode(errorReply(error)),
  };
}

/** Drivers send numbers of their own, such as those of transactions, as Longs. */
const withNumbers = (command: Doc): Doc =>
  Object.fromEntries(
    Object.entries(command).map(([name, value]) => [name, Long.isLong(value) ? Number(value.toString()) : value]),
  );

async function dispatch(server: Server, connection: Connection, args: Doc): Promise<Result> {
  let op: Operation | undefined;
  try {
    const name = commandName(args);
    const command = supportedCommand(name, args);
    const session = args['lsid'] === undefined ? undefined : sessionId(args['lsid']);
    op = startOperation(server, connection, { name, command, args, session });
    const call: Call = { server, connection, op, db: String(args['$db'] ?? 'admin'), session, args };
    if (op.tx || typeof args['txnNumber'] !== 'number' || name.endsWith('Transaction')) return await run(command, call);
    if (!retryable.has(name))
      throw new CommandError('NotARetryableWriteCommand', `${name} is not a retryable write command`);
    return await server.sessions.runOnce(session ?? '', args['txnNumber'], () => run(command, call) as Promise<Doc>);
  } catch (error) {
    // Any error ends the transaction it happens in.
    if (op?.tx) server.store.abort(op.tx);
    return errorReply(error);
  }
}

async function run(command: Command, call: Call): Promise<Result> {
  const result = await command.run(call);
  await call.op.durable();
  if (call.op.tx && 'writeErrors' in result) call.server.store.abort(call.op.tx);
  return result;
}

function supportedCommand(name: string, args: Doc): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError('CommandNotFound', `no such command in the sandbox's MongoDB: '${name}'`);
  for (const field of Object.keys(args)) {
    if (field === name || command.options.includes(field) || generalFields.has(field)) continue;
    throw new CommandError('Location40415', `BSON field '${name}.${field}' is not supported by the sandbox's MongoDB`);
  }
  return command;
}

type Parsed = { name: string; command: Command; args: Doc; session: string | undefined };

function startOperation(server: Server, connection: Connection, { name, command, args, session }: Parsed): Operation {
  const deadline = deadlineOf(args['maxTimeMS']);
  if (args['autocommit'] === true)
    throw new CommandError('InvalidOptions', "The 'autocommit' field can only be false if present");
  const inTransaction = args['autocommit'] === false && !name.endsWith('Transaction');
  const starts = args['startTransaction'] === true;
  checkReadConcern(args['readConcern'], !inTransaction ? 'none' : starts ? 'starts' : 'continues');
  checkWriteConcern(args['writeConcern']);
  if (!inTransaction) return newOperation(server.store, null, deadline);
  if (!command.inTransactions)
    throw new CommandError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a transaction`);
  if (starts && name === 'killCursors')
    throw new CommandError('OperationNotSupportedInTransaction', 'Cannot start a transaction by killCursors');
  if (args['writeConcern'] !== undefined)
    throw new CommandError('InvalidOptions', 'writeConcern is not allowed within a transaction');
  if (session === undefined || typeof args['txnNumber'] !== 'number')
    throw new CommandError('InvalidOptions', "'autocommit' needs lsid and txnNumber");
  const tx = server.sessions.transactions.use(session, args['txnNumber'], starts, connection);
  return newOperation(server.store, tx, deadline);
}

function deadlineOf(maxTimeMS: unknown): number {
  if (maxTimeMS === undefined || maxTimeMS === 0) return Infinity;
  if (typeof maxTimeMS !== 'number') throw new CommandError('TypeMismatch', 'maxTimeMS must be a number');
  if (maxTimeMS > 0) return Date.now() + maxTimeMS;
  throw new CommandError('BadValue', `${maxTimeMS} value for maxTimeMS is out of range`);
}

function errorReply(error: unknown): Doc {
  if (error instanceof CommandError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  process.stderr.write(`mongo: ${error instanceof Error ? error.stack : String(error)}\n`);
  return { ok: 0, errmsg: `internal error: ${String(error)}`, code: 1, codeName: 'InternalError' };
}
