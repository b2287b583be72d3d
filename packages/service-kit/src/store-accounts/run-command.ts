import type { z } from 'zod';
import type { accountsEnvironment } from '../config.js';
import { makeMongoUsers } from '../mongo/service-users.js';
import { brokerDefinitions } from './broker-definitions.js';
import { importDefinitions } from './import-definitions.js';

type Config = z.output<typeof accountsEnvironment>;

const usage =
  'Usage: rabbitmq (prints definitions for rabbitmqctl import_definitions), rabbitmq-api (imports them) or mongodb (makes the users), or several of them';

const commands: Record<string, (config: Config) => Promise<string>> = {
  rabbitmq: (config) => Promise.resolve(JSON.stringify(definitionsOf(config), null, 2)),
  async 'rabbitmq-api'(config) {
    const { RABBITMQ_API_URL: url } = config;
    if (!url) throw new Error('RABBITMQ_API_URL: the address of the management API is missing.');
    const definitions = definitionsOf(config);
    await importDefinitions(url, definitions);
    return definitions.users.map(({ name }) => `${name} at RabbitMQ`).join('\n');
  },
  async mongodb(config) {
    const { MONGO_URL: url, AMQP_NAMESPACE: namespace, GATEWAY_PASSWORD: gateway } = config;
    if (!url) throw new Error('MONGO_URL: the address of an administrator is missing.');
    const passwords = { ...passwordsOf(config), ...(gateway && { gateway }) };
    return (await makeMongoUsers({ url, namespace, passwords })).join('\n');
  },
};

/** Runs the commands one after the other and returns their output. Errors have messages that are meant for the terminal. */
export async function runAccountsCommand(args: string[], readConfig: () => Config): Promise<string> {
  if (!args.length || args.some((name) => !Object.hasOwn(commands, name))) throw new Error(usage);
  const config = readConfig();
  const outputs = [];
  for (const name of args) outputs.push(await commands[name]!(config));
  return outputs.join('\n');
}

const definitionsOf = (config: Config) =>
  brokerDefinitions({
    namespace: config.AMQP_NAMESPACE,
    vhost: config.AMQP_VHOST,
    passwords: passwordsOf(config),
  });

const passwordsOf = (config: Config) => ({
  catalog: config.CATALOG_PASSWORD,
  booking: config.BOOKING_PASSWORD,
  payment: config.PAYMENT_PASSWORD,
  notification: config.NOTIFICATION_PASSWORD,
});
