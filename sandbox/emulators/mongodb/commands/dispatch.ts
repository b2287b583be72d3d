import { Fault } from '../fault.js';
import { newOperation, type Operation } from '../store/operation.js';
import type { Doc } from '../values/doc.js';
import type { Answer } from '../wire/connection.js';
import type { Call, Command, Server } from './command.js';
import { commands } from './commands.js';
import { checkReadConcern, unfulfilled } from './concerns.js';
import { sessionId } from './end-transaction.js';

// What any command may carry.
const general = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  '$clusterTime',
  '$readPreference',
]);

const repeatable = new Set(['insert', 'update', 'delete', 'findAndModify']);

const notRepeatable = (name: string) =>
  new Fault(
    'NotARetryableWriteCommand',
    `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
  );

export async function dispatch(server: Server, connection: object, args: Doc): Promise<Answer> {
  let op: Operation | undefined;
  try {
    const { name, command } = commandOf(args);
    const session = args['lsid'] === undefined ? undefined : sessionId(args['lsid']);
    op = operationFor(server, connection, name, command, args, session);
    const call: Call = { server, op, db: String(args['$db'] ?? 'admin'), session, args };
    if (op.tx || typeof args['txnNumber'] !== 'number' || name.endsWith('Transaction')) return await run(command, call);
    if (!repeatable.has(name)) throw notRepeatable(name);
    return await server.sessions.once(session ?? '', args['txnNumber'], () => run(command, call) as Promise<Doc>);
  } catch (error) {
    // Any error ends the transaction it happens in.
    if (op?.tx) server.store.abort(op.tx);
    return failure(error);
  }
}

async function run(command: Command, call: Call): Promise<Answer> {
  const answer = await command.run(call);
  await call.op.durable();
  if (call.op.tx && 'writeErrors' in answer) call.server.store.abort(call.op.tx);
  const unfulfilledConcern = unfulfilled(call.args['writeConcern']);
  return unfulfilledConcern && !(answer instanceof Uint8Array) ? { ...answer, ...unfulfilledConcern } : answer;
}

function commandOf(args: Doc): { name: string; command: Command } {
  const name = Object.keys(args)[0] ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Fault('CommandNotFound', `no such command: '${name}'`);
  const known = [name, ...command.options];
  for (const field of Object.keys(args)) {
    if (known.includes(field) || general.has(field)) continue;
    const asksNothing = args[field] === false || args[field] === null;
    if (command.ignored?.includes(field) && asksNothing) continue;
    throw new Fault('Location40415', `BSON field '${name}.${field}' is not supported by the sandbox's MongoDB`);
  }
  return { name, command };
}

function operationFor(
  server: Server,
  connection: object,
  name: string,
  command: Command,
  args: Doc,
  session: string | undefined,
) {
  const deadline = deadlineOf(args['maxTimeMS']);
  if (args['autocommit'] === true)
    throw new Fault('InvalidOptions', "The 'autocommit' field can only be false if present");
  const inTransaction = args['autocommit'] === false && !name.endsWith('Transaction');
  const starts = args['startTransaction'] === true;
  checkReadConcern(args['readConcern'], !inTransaction ? 'none' : starts ? 'starts' : 'goes on');
  if (!inTransaction) return newOperation(server.store, null, deadline);
  if (!command.inTransactions)
    throw new Fault('OperationNotSupportedInTransaction', `Cannot run '${name}' in a multi-document transaction.`);
  if (starts && name === 'killCursors')
    throw new Fault(
      'OperationNotSupportedInTransaction',
      'Cannot run killCursors as the first operation in a multi-document transaction.',
    );
  if (args['writeConcern'] !== undefined)
    throw new Fault('InvalidOptions', 'writeConcern is not allowed within a multi-statement transaction');
  if (session === undefined || typeof args['txnNumber'] !== 'number')
    throw new Fault('InvalidOptions', "'autocommit' needs lsid and txnNumber");
  const tx = server.sessions.transactions.use(session, args['txnNumber'], starts);
  tx.connections.add(connection);
  return newOperation(server.store, tx, deadline);
}

function deadlineOf(maxTimeMS: unknown): number {
  if (maxTimeMS === undefined || maxTimeMS === 0) return Infinity;
  if (typeof maxTimeMS === 'number' && maxTimeMS > 0) return Date.now() + maxTimeMS;
  throw new Fault('BadValue', `${String(maxTimeMS)} value for maxTimeMS is out of range`);
}

function failure(error: unknown): Doc {
  if (error instanceof Fault)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  process.stderr.write(`mongo: ${error instanceof Error ? error.stack : String(error)}\n`);
  return { ok: 0, errmsg: `internal error: ${String(error)}`, code: 1, codeName: 'InternalError' };
}
