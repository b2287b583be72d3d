import path from 'node:path';

type Values = Record<string, string | undefined>;

/** What can be real instead of a stand-in, each with the variables that say where and with which keys. */
const realServers = {
  mongo: ['MONGO_URL'],
  amqp: ['AMQP_URL'],
  s3: ['MINIO_ENDPOINT', 'MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY'],
  clerk: ['CLERK_SECRET_KEY', 'CLERK_PUBLISHABLE_KEY', 'CLERK_JWT_KEY'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mail: ['SMTP_URL'],
} as const;

const addressForms: Record<string, { form: RegExp; like: string }> = {
  MONGO_URL: { form: /^mongodb(\+srv)?:\/\/./, like: 'mongodb://' },
  AMQP_URL: { form: /^amqps?:\/\/./, like: 'amqp://' },
  MINIO_ENDPOINT: { form: /^https?:\/\/./, like: 'http://' },
  SMTP_URL: { form: /^smtps?:\/\/./, like: 'smtp://' },
  PUBLIC_URL: { form: /^https?:\/\/./, like: 'http://' },
};

export type ServerName = keyof typeof realServers;

export type Settings = {
  port: number;
  host: string;
  /** Where the browser finds the site. */
  publicUrl: string;
  mailFrom: string;
  /** Absolute. */
  dataDir: string;
  standInsOnly: boolean;
  /** The variables of each real server that replaces a stand-in. */
  real: Partial<Record<ServerName, Record<string, string>>>;
};

/** The settings, and every problem with them, each as one sentence. */
export function readSettings(root: string, values: Values, args: string[]): { settings: Settings; problems: string[] } {
  const port = Number(values.PORT || '3000');
  const settings: Settings = {
    port,
    host: values.HOST || '127.0.0.1',
    publicUrl: values.PUBLIC_URL || `http://localhost:${port}`,
    mailFrom: values.MAIL_FROM || 'Wayhouse <stays@wayhouse.example>',
    dataDir: path.resolve(root, values.DATA_DIR || '.data'),
    standInsOnly: args.includes('--stand-ins-only'),
    real: {},
  };
  const problems = [...argumentProblems(args), ...portProblems(port, values.PORT), ...addressProblems(values)];
  for (const [name, variables] of Object.entries(realServers)) {
    const given = variables.filter((variable) => values[variable]);
    const missing = variables.filter((variable) => !values[variable]);
    if (!given.length) continue;
    if (missing.length) problems.push(`${listed(given)} cannot be set without ${listed(missing)}.`);
    settings.real[name as ServerName] = Object.fromEntries(given.map((each) => [each, values[each]!]));
  }
  return { settings, problems };
}

function argumentProblems(args: string[]): string[] {
  const unknown = args.filter((arg) => arg !== '--stand-ins-only');
  return unknown.length ? [`There is no option ${listed(unknown)}; the only one is --stand-ins-only.`] : [];
}

function portProblems(port: number, text?: string): string[] {
  const fits = Number.isInteger(port) && port >= 1 && port <= 65_535;
  return fits ? [] : [`PORT must be a number from 1 to 65535, not "${text}".`];
}

function addressProblems(values: Values): string[] {
  return Object.entries(addressForms)
    .filter(([variable, { form }]) => values[variable] && !form.test(values[variable]))
    .map(
      ([variable, { like }]) => `${variable} must be an address that begins with ${like}, not "${values[variable]}".`,
    );
}

const listed = (names: string[]) => names.join(' and ');
