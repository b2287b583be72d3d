import path from 'node:path';
import { emulatorProblems, publicBecauseOf } from '@wayhouse/service-kit/public-site';

type Values = Record<string, string | undefined>;

/** The variables of each real server that can replace an emulator. */
const realServers = {
  mongo: ['MONGO_URL'],
  amqp: ['AMQP_URL'],
  s3: ['MINIO_ENDPOINT', 'MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY'],
  clerk: ['CLERK_SECRET_KEY', 'CLERK_PUBLISHABLE_KEY', 'CLERK_JWT_KEY', 'CLERK_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mail: ['SMTP_URL'],
} as const;

const urlFormats: Record<string, { pattern: RegExp; prefix: string }> = {
  MONGO_URL: { pattern: /^mongodb(\+srv)?:\/\/./, prefix: 'mongodb://' },
  AMQP_URL: { pattern: /^amqps?:\/\/./, prefix: 'amqp://' },
  MINIO_ENDPOINT: { pattern: /^https?:\/\/./, prefix: 'http://' },
  SMTP_URL: { pattern: /^smtps?:\/\/./, prefix: 'smtp://' },
  PUBLIC_URL: { pattern: /^https?:\/\/./, prefix: 'http://' },
  WEBHOOK_URL: { pattern: /^https?:\/\/./, prefix: 'http://' },
};

export type ServerName = keyof typeof realServers;

const serverNames = Object.keys(realServers) as ServerName[];

export type Config = {
  port: number;
  host: string;
  /** The address of the site in the browser. */
  publicUrl: string;
  /** Receives the events of the Stripe emulator, in place of the site. */
  webhookUrl?: string;
  mailFrom: string;
  /** Absolute. */
  dataDir: string;
  emulatorsOnly: boolean;
  /** Whether the settings have keys for pushes to browsers. */
  hasPushKeys: boolean;
  /** The variables of each real server that replaces an emulator. */
  real: Partial<Record<ServerName, Record<string, string>>>;
};

/** The config and all problems with the settings. */
export function readConfig(root: string, values: Values, args: string[]): { config: Config; problems: string[] } {
  const port = Number(values.PORT || '3000');
  const config: Config = {
    port,
    host: values.HOST || '127.0.0.1',
    publicUrl: values.PUBLIC_URL || `http://localhost:${port}`,
    webhookUrl: values.WEBHOOK_URL || undefined,
    mailFrom: values.MAIL_FROM || 'Wayhouse <stays@wayhouse.example>',
    dataDir: path.resolve(root, values.DATA_DIR || '.data'),
    emulatorsOnly: args.includes('--emulators-only'),
    hasPushKeys: Boolean(values.VAPID_PUBLIC_KEY || values.VAPID_PRIVATE_KEY),
    real: {},
  };
  const problems = [...argumentProblems(args), ...portProblems(port, values.PORT), ...addressProblems(values)];
  for (const [name, variables] of Object.entries(realServers)) {
    const given = variables.filter((variable) => values[variable]);
    const missing = variables.filter((variable) => !values[variable]);
    if (!given.length) continue;
    if (missing.length) problems.push(`${listed(given)} requires ${listed(missing)}.`);
    config.real[name as ServerName] = Object.fromEntries(given.map((each) => [each, values[each]!]));
  }
  return { config, problems };
}

/** Why the emulators of these servers may not be used on the site, or nothing. */
export function emulatorUseProblems({ real, publicUrl }: Config, values: Values, names = serverNames): string[] {
  const publicBecause = publicBecauseOf({ ...values, PUBLIC_URL: publicUrl });
  const isEmulated = names.some((name) => !real[name]);
  return isEmulated && publicBecause ? emulatorProblems(values).map((why) => `${publicBecause}: ${why}.`) : [];
}

function argumentProblems(args: string[]): string[] {
  const unknown = args.filter((arg) => arg !== '--emulators-only');
  return unknown.length ? [`Unknown option ${listed(unknown)}. The only option is --emulators-only.`] : [];
}

function portProblems(port: number, text?: string): string[] {
  const fits = Number.isInteger(port) && port >= 1 && port <= 65_535;
  return fits ? [] : [`PORT must be a number from 1 to 65535, not "${text}".`];
}

function addressProblems(values: Values): string[] {
  return Object.entries(urlFormats)
    .filter(([variable, { pattern }]) => values[variable] && !pattern.test(values[variable]))
    .map(
      ([variable, { prefix }]) => `${variable} must be a URL that starts with ${prefix}, not "${values[variable]}".`,
    );
}

const listed = (names: string[]) => names.join(' and ');
