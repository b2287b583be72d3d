import { randomUUID } from 'node:crypto';
import { audit } from '../audit.js';
import { runJobWorker } from '../jobs/job-worker.js';
import type { JobStore } from '../jobs/job-store.js';
import type { ServiceContext } from '../start-service.js';
import type { PeopleModule } from './run-people.js';

/** What an operator has done to whom: stored by the command, whose own output nobody keeps, and logged by the service. */
export type OperatorChange = { id: string; action: string; userId?: string; status: 'asked' | 'done' | 'failed' };
type OperatorChanges = JobStore<OperatorChange>;

type Deps = Pick<ServiceContext, 'inTransaction' | 'now'> & { operatorChanges: OperatorChanges };
type Commands = NonNullable<PeopleModule['commands']>;

/** Notes each run of these commands before it begins, and how it has ended. */
export const auditedCommands = (deps: Deps, commands: Commands): Commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, { plan, run }]) => {
      const note = (userId: string | undefined, status: OperatorChange['status']) =>
        deps.inTransaction((tx) => {
          const change = { id: randomUUID(), action: `people ${name}`, status, ...(userId && { userId }) };
          return deps.operatorChanges.add(tx, change, deps.now());
        });
      const auditedRun: typeof run = async (person) => {
        await note(person.userId, 'asked');
        try {
          const output = await run(person);
          await note(person.userId, 'done');
          return output;
        } catch (error) {
          await note(person.userId, 'failed');
          throw error;
        }
      };
      return [name, { plan, run: auditedRun }];
    }),
  );

/** Logs in the running service what operators have done. */
export const logOperatorChanges = (
  operatorChanges: OperatorChanges,
  { log, now }: Pick<ServiceContext, 'log' | 'now'>,
): ReturnType<typeof runJobWorker> =>
  runJobWorker({
    jobs: operatorChanges,
    run: ({ id: _, ...change }) => Promise.resolve(audit(log, { user: 'operator', ...change })),
    name: 'logging what an operator has done',
    now,
    log,
  });
