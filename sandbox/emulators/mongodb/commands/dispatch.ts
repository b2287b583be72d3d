import { Long } from 'bson';
import { badValue, CommandError, unsupported } from '../errors.js';
import { newOperation, type Operation } from '../store/operation.js';
import type { Doc } from '../values/doc.js';
import { collectionCommands } from './collections.js';
import { type Call, type Command, commandName, type Connection, type Server } from './command.js';
import { checkConcerns } from './concerns.js';
import { explainCommand } from './explain.js';
import { handshakeCommands } from './handshake.js';
import { readCommands } from './reads.js';
import { numbered, sessionId, transactionCommands } from './transactions.js';
import { writeCommands } from './writes.js';

const commands: Record<string, Command> = {
  ...handshakeCommands,
  ...transactionCommands,
  ...collectionCommands,
  ...readCommands,
  explain: explainCommand,
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
  '$readPreference',
]);

/** Runs the commands of one connection. */
export const newDispatcher = (server: Server, connection: Connection) => (command: Doc) =>
  dispatch(server, connection, withNumbers(command));

/** Drivers send numbers of their own, such as those of transactions, as Longs. */
const withNumbers = (command: Doc): Doc =>
  Object.fromEntries(
    Object.entries(command).map(([name, value]) => [name, Long.isLong(value) ? Number(value.toString()) : value]),
  );

async function dispatch(server: Server, connection: Connection, args: Doc): Promise<Doc> {
  let op: Operation | undefined;
  try {
    const name = commandName(args);
    const command = supportedCommand(name, args);
    const session = args['lsid'] === undefined ? undefined : sessionId(args['lsid']);
    const from = { server, connection, session, args, db: String(args['$db'] ?? 'admin') };
    op = startOperation(name, command, from);
    const call: Call = { ...from, op };
    if (op.tx || args['txnNumber'] === undefined || name.endsWith('Transaction')) return await run(command, call);
    if (!Object.hasOwn(writeCommands, name)) throw badValue(`${name} is not a retryable write command`);
    return await server.sessions.runOnce(...numbered(call), () => run(command, call));
  } catch (error) {
    // Any error ends the transaction it happens in.
    if (op?.tx) server.store.abort(op.tx);
    return errorReply(error);
  }
}

async function run(command: Command, call: Call): Promise<Doc> {
  const result = await command.run(call);
  await call.op.durable();
  if (call.op.tx && ('writeErrors' in result || result['nErrors'])) call.server.store.abort(call.op.tx);
  return result;
}

function supportedCommand(name: string, args: Doc): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError('CommandNotFound', `no such command in the sandbox's MongoDB: '${name}'`);
  for (const field of Object.keys(args)) {
    if (field === name || command.options.includes(field) || generalFields.has(field)) continue;
    throw new CommandError('IDLUnknownField', `'${name}.${field}' is not supported by the sandbox's MongoDB`);
  }
  return command;
}

function startOperation(name: string, command: Command, call: Omit<Call, 'op'>): Operation {
  const { server, args, connection } = call;
  checkConcerns(args);
  if (args['autocommit'] === undefined || name.endsWith('Transaction')) return newOperation(server.store, null);
  if (!command.inTransactions) throw unsupported(`'${name}' in a transaction`);
  const tx = server.sessions.transactions.use(...numbered(call), args['startTransaction'] === true, connection);
  return newOperation(server.store, tx);
}

function errorReply(error: unknown): Doc {
  if (error instanceof CommandError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  process.stderr.write(`mongo: ${error instanceof Error ? error.stack : String(error)}\n`);
  return errorReply(new CommandError('InternalError', `internal error: ${String(error)}`));
}
