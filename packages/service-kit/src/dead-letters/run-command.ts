import { parseArgs } from 'node:util';
import { connect } from 'amqplib';
import { hears } from '@wayhouse/contracts';
import { withoutPassword } from '../mongo/connect-mongo.js';
import { list, replay, show } from './commands.js';
import { deadQueue, type DeadQueue } from './dead-letter-queue.js';

type At = { AMQP_URL: string; AMQP_NAMESPACE: string };
type Command = (queues: DeadQueue[]) => Promise<string>;

const services = Object.keys(hears);
const usage = 'Use: list | show <id> | replay <id> | replay --all [--queue <service>]';

/**
 * Does what the words of a command line say, at the broker that `find` names, and answers what to print. Whatever goes
 * wrong is thrown as one sentence.
 */
export async function runCommand(words: string[], find: () => At): Promise<string> {
  const { command, queue } = read(words);
  const at = find();
  const connection = await connect(at.AMQP_URL, { timeout: 8000 }).catch((error: Error) => {
    throw new Error(`RabbitMQ does not answer at ${withoutPassword(at.AMQP_URL)} (AMQP_URL): ${error.message}`);
  });
  try {
    const channel = await connection.createConfirmChannel();
    // The question that fails says it, too.
    for (const each of [connection, channel]) each.on('error', () => undefined);
    const queues = services.filter((service) => !queue || service === queue);
    const said = await command(queues.map((service) => deadQueue(channel, at.AMQP_NAMESPACE, service)));
    await channel.close();
    return said;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 404;
    throw isMissing
      ? new Error(`This broker has no queues of ${at.AMQP_NAMESPACE}: no service was ever there.`)
      : error;
  } finally {
    await connection.close().catch(() => undefined);
  }
}

function read(words: string[]): { command: Command; queue?: string } {
  const { positionals, values } = parsed(words);
  const [name, id, ...others] = positionals;
  const { all, queue } = values;
  if (queue !== undefined && !services.includes(queue))
    throw new Error(`There is no queue ${queue}; there are ${services.join(', ')}.`);
  const shape = `${name} ${id === undefined ? '' : 'id'}${all ? 'all' : ''}${others.length ? 'others' : ''}`;
  const commands: Record<string, Command> = {
    'list ': list,
    'show id': (queues) => show(queues, String(id)),
    'replay id': (queues) => replay(queues, id),
    'replay all': (queues) => replay(queues),
  };
  const command = commands[shape];
  if (!command) throw new Error(usage);
  return { command, queue };
}

function parsed(words: string[]) {
  try {
    const options = { all: { type: 'boolean' }, queue: { type: 'string' } } as const;
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}
