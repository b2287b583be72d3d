import path from 'node:path';
import { bundlePath } from '@wayhouse/service-kit/bundle.js';
import { publicBecauseOf } from '@wayhouse/service-kit/public-site';
import { demoAccounts } from '../../demo/demo-accounts.js';
import type { Ready } from './child-process.js';
import type { Part } from './running-parts.js';
import type { Config } from '../config/config.js';
import type { StoreKeys } from '../data-folder/store-keys.js';

const emulatorEntries = {
  mongo: 'sandbox/emulators/mongodb/main.ts',
  amqp: 'sandbox/emulators/rabbitmq/main.ts',
  s3: 'sandbox/emulators/s3/main.ts',
  providers: 'sandbox/emulators/providers/main.ts',
};
const serviceEntries = {
  catalog: 'services/catalog/src/main.ts',
  booking: 'services/booking/src/main.ts',
  payment: 'services/payment/src/main.ts',
  notification: 'services/notification/src/main.ts',
};
/** Started by the catalog, and by booking. */
const workerEntries = [
  'services/catalog/src/images/encoder-process.ts',
  'services/booking/src/receipts/receipt-worker.ts',
];
const shellEntry = 'shell-app/server/main.ts';
const gatewayEntry = 'services/gateway/src/main.ts';
const demoEntry = 'sandbox/demo/main.ts';
export const remotes = ['owner-remote', 'static-pages-remote'];

export const frontEnds = ['shell-app', ...remotes];

/** The entries to bundle; see bundle.js. */
export const entriesOf = ({ emulatorsOnly }: Config): string[] => [
  ...Object.values(emulatorEntries),
  ...(emulatorsOnly ? [] : [...Object.values(serviceEntries), ...workerEntries, shellEntry, gatewayEntry, demoEntry]),
];

/** Parts that take requests stop first, those that store data last. */
export const endingOrder = [
  ['gateway'],
  ['shell', ...remotes, ...Object.keys(serviceEntries)],
  Object.keys(emulatorEntries),
];

/** The emulators of servers that are not real. Clerk, Stripe and SMTP share one process. */
export function emulatorParts(config: Config, storeKeys: StoreKeys): Part[] {
  const { dataDir, real } = config;
  const data = (name: string) => ({ DATA_DIR: path.join(dataDir, name) });
  const parts: Part[] = [];
  if (!real.mongo) parts.push(partOf('mongo', emulatorEntries.mongo, data('mongo')));
  if (!real.amqp) parts.push(partOf('amqp', emulatorEntries.amqp, data('amqp')));
  if (!real.s3) parts.push(partOf('s3', emulatorEntries.s3, { ...data('s3'), ...storeKeys }));
  if (!real.clerk || !real.stripe || !real.mail) parts.push(providersPart(config));
  return parts;
}

function providersPart({ dataDir, publicUrl, port, webhookUrl }: Config): Part {
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    WEBHOOK_URL: webhookUrl ?? `http://127.0.0.1:${port}/api/webhooks/stripe`,
    DEMO_ACCOUNTS: JSON.stringify(demoAccounts),
  };
  const restartEnv = ({ smtp }: Ready) => ({ SMTP_PORT: new URL(String(smtp)).port });
  return { ...partOf('providers', emulatorEntries.providers, env), restartEnv };
}

type ServiceName = keyof typeof serviceEntries;

export function serviceParts(config: Config, servers: Record<string, string>): Record<ServiceName, Part> {
  const { publicUrl, mailFrom, host } = config;
  // Where others reach the site, they could have addresses of this machine read.
  const isPublic = publicBecauseOf({ PUBLIC_URL: publicUrl, HOST: host }) !== undefined;
  // On one machine only the gateway can have that port; the services serve metrics on their own ports.
  const env = {
    ...{ MAIL_FROM: mailFrom, ...servers, PUBLIC_URL: publicUrl, METRICS_PORT: '' },
    ALLOW_LOCAL_CALENDARS: isPublic ? 'no' : 'yes',
  };
  const parts = Object.entries(serviceEntries).map(([name, entry]) => [name, partOf(name, entry, env)]);
  return Object.fromEntries(parts) as Record<ServiceName, Part>;
}

/** Loads the demo data. */
export const demoPart = ({ publicUrl }: Config, servers: Record<string, string>): Part =>
  partOf('demo', demoEntry, { ...servers, PUBLIC_URL: publicUrl });

/** The folder of a remote's releases; see releases.ts. */
export const releasesFolder = (dataDir: string, remote: string): string => path.join(dataDir, 'releases', remote);

export const remoteParts = ({ dataDir }: Config): Part[] =>
  remotes.map((name) => ({ name, args: ['packages/static-server/serve.js', releasesFolder(dataDir, name)], env: {} }));

/** As in its image: otherwise Node collects garbage so late that rendering takes twice the memory. */
export const shellMemory = ['--max-old-space-size=64', '--max-semi-space-size=4'];

/** The server of the pages. */
export function shellPart(root: string, { publicUrl }: Config, addresses: Record<string, string>): Part {
  const env = { ...addresses, PUBLIC_URL: publicUrl, SHELL_DIR: path.join(root, 'shell-app/dist'), METRICS_PORT: '' };
  const part = partOf('shell', shellEntry, env);
  return { ...part, args: [...shellMemory, ...part.args] };
}

/** The gateway is the only part with a fixed port. */
export function gatewayPart(config: Config, addresses: Record<string, string>): Part {
  const { host, port, publicUrl } = config;
  const env = { ...addresses, HOST: host, PUBLIC_URL: publicUrl };
  return { ...partOf('gateway', gatewayEntry, env), port };
}

/** The address of `owner-remote` is `OWNER_REMOTE_URL`. */
export const addressName = (part: string): string => `${part.replaceAll('-', '_').toUpperCase()}_URL`;

const partOf = (name: string, entry: string, env: Record<string, string>): Part => ({
  name,
  args: [bundlePath(entry)],
  env,
});
