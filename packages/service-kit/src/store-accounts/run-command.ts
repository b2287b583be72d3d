import type { z } from 'zod';
import type { accountsEnvironment } from '../config.js';
import { brokerDefinitions } from './broker-definitions.js';
import { makeMongoUsers } from '../mongo/service-users.js';

type Config = z.output<typeof accountsEnvironment>;

const usage = 'Usage: rabbitmq (prints definitions for rabbitmqctl import_definitions) | mongodb (makes the users)';

/** Runs a command and returns its output. Errors have messages that are meant for the terminal. */
export async function runAccountsCommand(args: string[], readConfig: () => Config): Promise<string> {
  const [server, ...others] = args;
  if (others.length || (server !== 'rabbitmq' && server !== 'mongodb')) throw new Error(usage);
  const config = readConfig();
  const { AMQP_NAMESPACE: namespace, AMQP_VHOST: vhost, MONGO_URL: url } = config;
  const passwords = {
    catalog: config.CATALOG_PASSWORD,
    booking: config.BOOKING_PASSWORD,
    payment: config.PAYMENT_PASSWORD,
    notification: config.NOTIFICATION_PASSWORD,
  };
  if (server === 'rabbitmq') return JSON.stringify(brokerDefinitions({ namespace, vhost, passwords }), null, 2);
  if (!url) throw new Error('MONGO_URL: the address of an administrator is missing.');
  return (await makeMongoUsers({ url, namespace, passwords })).join('\n');
}
