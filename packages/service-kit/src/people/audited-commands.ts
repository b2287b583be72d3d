import { randomUUID } from 'node:crypto';
import { audit, operator } from '../audit.js';
import { runJobWorker } from '../jobs/job-worker.js';
import type { JobStore } from '../jobs/job-store.js';
import type { ServiceContext } from '../start-service.js';
import type { PeopleModule } from './run-people.js';

/** What an operator has done to whom: stored by the command, whose own output nobody keeps, and logged by the service. */
export type OperatorChange = Subject & { id: string; action: string; status: 'asked' | 'done' | 'failed' };
/** Whom or what it is about, by id. */
type Subject = Partial<Record<'userId' | 'contradiction' | 'subject', string>>;
type OperatorChanges = JobStore<OperatorChange>;

type Deps = Pick<ServiceContext, 'inTransaction' | 'now'> & { operatorChanges: OperatorChanges };
type Commands = NonNullable<PeopleModule['commands']>;

/** Notes a run before it begins, and how it has ended. */
export async function audited<Result>(
  { inTransaction, operatorChanges, now }: Deps,
  change: Subject & Pick<OperatorChange, 'action'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const note = (status: OperatorChange['status']) =>
    inTransaction((tx) => operatorChanges.add(tx, { ...change, id: randomUUID(), status }, now()));
  await note('asked');
  try {
    const result = await run();
    await note('done');
    return result;
  } catch (error) {
    await note('failed');
    throw error;
  }
}

/** Notes each run of these commands. */
export const auditedCommands = (deps: Deps, commands: Commands): Commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, { plan, run }]) => {
      const auditedRun: typeof run = (person) =>
        audited(deps, { action: `people ${name}`, ...(person.userId && { userId: person.userId }) }, () => run(person));
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
    run: ({ id: _, ...change }) => Promise.resolve(audit(log, { user: operator, ...change })),
    name: 'logging what an operator has done',
    now,
    log,
  });
