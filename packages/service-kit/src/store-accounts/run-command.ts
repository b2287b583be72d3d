import type { z } from 'zod';
import type { accountsEnvironment } from '../config.js';
import { brokerDefinitions } from './broker-definitions.js';
import { makeMongoUsers } from '../mongo/service-users.js';

type Settings = z.output<typeof accountsEnvironment>;

const usage = 'Usage: rabbitmq (prints definitions for rabbitmqctl import_definitions) | mongodb (makes the users)';

/** Runs a command and returns its output. Errors have messages that are meant for the terminal. */
export async function runAccountsCommand(args: string[], readSettings: () => Settings): Promise<string> {
  const [server, ...others] = args;
  if (others.length || (server !== 'rabbitmq' && server !== 'mongodb')) throw new Error(usage);
  const settings = readSettings();
  const { AMQP_NAMESPACE: namespace, AMQP_VHOST: vhost, MONGO_URL: url } = settings;
  const passwords = {
    catalog: settings.CATALOG_PASSWORD,
    booking: settings.BOOKING_PASSWORD,
    payment: settings.PAYMENT_PASSWORD,
    notification: settings.NOTIFICATION_PASSWORD,
  };
  if (server === 'rabbitmq') return JSON.stringify(brokerDefinitions({ namespace, vhost, passwords }), null, 2);
  if (!url) throw new Error('MONGO_URL: the address of an administrator is missing.');
  return (await makeMongoUsers({ url, namespace, passwords })).join('\n');
}
