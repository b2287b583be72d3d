import { clerkAccounts, type ClerkAccounts } from '../accounts/clerk-accounts.js';
import { readEnvironment, serviceEnvironment, sharedSettings } from '../config.js';
import { exitWithError } from '../graceful-shutdown.js';
import { createMetrics } from '../http/metrics/metrics.js';
import { createLog } from '../log.js';
import { openOutbox } from '../messaging/publish/outbox.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { transactionRunner } from '../mongo/transaction.js';
import type { ServiceContext, ServiceName } from '../start-service.js';
import { type PeopleModule, runPeople } from './run-people.js';

type Config = {
  MONGO_URL: string;
  MONGO_DATABASE?: string;
  CLERK_SECRET_KEY?: string;
  CLERK_PUBLISHABLE_KEY?: string;
  CLERK_API_URL?: string;
};

type OpenModules = Partial<Record<ServiceName, (context: ServiceContext) => PeopleModule>>;

/** Payment does not have Clerk's secret key: there a person is the id or the address that was entered. */
const withoutClerk: ClerkAccounts = {
  find: () => Promise.resolve(undefined),
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};

/**
 * Runs a command about a person in the databases of these services. The services that run publish what it commits to the
 * outboxes, and do the jobs that it adds.
 */
export async function runPeopleCommand(args: string[], config: Config, open: OpenModules): Promise<string> {
  const { CLERK_SECRET_KEY: secretKey, CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_API_URL: apiUrl } = config;
  const clerk = secretKey ? clerkAccounts({ secretKey, publishableKey, apiUrl }) : withoutClerk;
  const contexts: ServiceContext[] = [];
  try {
    const modules: Record<string, PeopleModule> = {};
    for (const [name, openModule] of Object.entries(open)) {
      const db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE ?? name);
      const context: ServiceContext = {
        db,
        inTransaction: transactionRunner(db, () => undefined),
        outbox: openOutbox(db),
        findProfile: () => Promise.reject(new Error('an operator has no profile')),
        clerkAccounts: clerk,
        now: () => new Date(),
        log: createLog(`people-${name}`, 'warn'),
        metrics: createMetrics(`people-${name}`),
      };
      contexts.push(context);
      modules[name] = openModule(context);
    }
    return await runPeople(args, modules, clerk);
  } finally {
    await Promise.all(contexts.map(({ db }) => db.close()));
  }
}

const environment = serviceEnvironment
  .pick({ MONGO_URL: true, MONGO_DATABASE: true, CLERK_PUBLISHABLE_KEY: true, CLERK_API_URL: true })
  .extend({ CLERK_SECRET_KEY: sharedSettings.CLERK_SECRET_KEY.optional() });

/** The entry point in the image of a service, whose settings are in the environment (docs/operations.md). */
export async function peopleMain(name: ServiceName, open: (context: ServiceContext) => PeopleModule): Promise<void> {
  await runPeopleCommand(process.argv.slice(2), readEnvironment(environment), { [name]: open }).then(
    (output) => process.stdout.write(`${output}\n`),
    exitWithError,
  );
}
