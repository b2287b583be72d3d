import { events } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { on } from '../messaging/consume/on-event.js';
import { type Given, runService } from '../run-service.js';
import { bookingFacts } from './booking-facts.js';
import { countingHearer } from './counting-consumer.js';
import { hearingAll } from './with-noop-consumers.js';

/** The line at which the process ends: nothing behind it happens any more. */
export type DiesWhen = 'event committed' | 'event published' | 'work begun' | 'work committed';

const { config, when } = JSON.parse(String(process.argv[2])) as { config: ServiceConfig; when: DiesWhen };

/** As `kill -9` from outside at just this line. */
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('dead');
};
const diesAfterCommit = { look: die, stop: () => Promise.resolve() };

async function tellAndDie() {
  let told: Given | undefined;
  await runService('booking', config, (given) => {
    told = given;
    if (when === 'event published') given.outbox.markSent = () => Promise.resolve(die());
    // The relay may look at any moment, also between a commit and the moment we hear of it.
    if (when === 'event committed') given.outbox.unsent = () => Promise.resolve([]);
    const workers = when === 'event committed' ? [diesAfterCommit] : [];
    return { routes: [], consumers: hearingAll('booking'), workers };
  });
  const { db, inTransaction, outbox } = told!;
  await inTransaction(async (tx) => {
    await db.collection('changes').insertOne({ change: 'made' }, { session: tx });
    await outbox.add(tx, events.bookingConfirmed, bookingFacts());
  });
}

const hearAndDie = () =>
  runService('payment', config, (given) => {
    const { parts, count } = countingHearer(given);
    if (when === 'work committed') return { ...parts, workers: [diesAfterCommit] };
    const beginAndDie = on(events.bookingConfirmed, async ({ bookingId }, tx) => {
      await count(bookingId, tx);
      die();
    });
    return { routes: [], consumers: hearingAll('payment', beginAndDie) };
  });

await (when.startsWith('event') ? tellAndDie() : hearAndDie());
