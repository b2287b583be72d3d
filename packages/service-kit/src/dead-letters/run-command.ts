import { parseArgs } from 'node:util';
import { connect } from 'amqplib';
import { subscriptions } from '@wayhouse/contracts';
import { withoutPassword } from '../url-without-password.js';
import { list, replay, show } from './commands.js';
import { deadLetterQueue, type DeadLetterQueue } from './dead-letter-queue.js';

type BrokerAddress = { AMQP_URL: string; AMQP_NAMESPACE: string };
type Command = (queues: DeadLetterQueue[]) => Promise<string>;

const services = Object.keys(subscriptions);
const usage = 'Usage: list | show <id> | replay <id> | replay --all [--queue <service>]';

/**
 * Runs a command (`list`, `show <id>`, `replay <id>`, `replay --all`) at the broker of `readAddress` and returns its
 * output. Errors have messages that are meant for the terminal.
 */
export async function runDeadLetterCommand(args: string[], readAddress: () => BrokerAddress): Promise<string> {
  const { command, queue } = parseCommand(args);
  return withQueues(readAddress(), (queues) => command(queues.filter(({ service }) => !queue || service === queue)));
}

/** The number of dead letters of each service. */
export const countDeadLetters = (address: BrokerAddress): Promise<Record<string, number>> =>
  withQueues(address, async (queues) =>
    Object.fromEntries(await Promise.all(queues.map(async ({ service, count }) => [service, await count()] as const))),
  );

async function withQueues<T>(address: BrokerAddress, work: (queues: DeadLetterQueue[]) => Promise<T>): Promise<T> {
  const connection = await connect(address.AMQP_URL, { timeout: 8000 }).catch((error: Error) => {
    throw new Error(`RabbitMQ does not answer at ${withoutPassword(address.AMQP_URL)} (AMQP_URL): ${error.message}`);
  });
  try {
    const channel = await connection.createConfirmChannel();
    // The rejected call reports the same error.
    for (const each of [connection, channel]) each.on('error', () => undefined);
    const result = await work(services.map((service) => deadLetterQueue(channel, address.AMQP_NAMESPACE, service)));
    await channel.close();
    return result;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 404;
    throw isMissing
      ? new Error(`This broker has no queues of ${address.AMQP_NAMESPACE}. Has any service been started?`)
      : error;
  } finally {
    await connection.close().catch(() => undefined);
  }
}

function parseCommand(args: string[]): { command: Command; queue?: string } {
  const { positionals, values } = parseOptions(args);
  const [name, id, ...others] = positionals;
  const { all, queue } = values;
  if (queue !== undefined && !services.includes(queue))
    throw new Error(`There is no queue ${queue}. The queues are ${services.join(', ')}.`);
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

function parseOptions(args: string[]) {
  try {
    const options = { all: { type: 'boolean' }, queue: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}
