import { openJobStore } from '../jobs/job-store.js';
import type { ServiceContext } from '../start-service.js';
import { testService } from '../testing/test-service.js';
import { withNoopConsumers } from '../testing/with-noop-consumers.js';

const polled: string[] = [];
const worker = (name: string, collection?: string) => () => ({
  ...{ collection, poll: () => void polled.push(name) },
  stop: () => Promise.resolve(),
});

test('a commit wakes the workers of the jobs that it leaves, and those without a collection', async () => {
  let context: ServiceContext;
  const service = await testService('booking', (provided) => {
    context = provided;
    const workers = [worker('errands', 'errands'), worker('chores', 'chores'), worker('every')];
    return { routes: [], consumers: withNoopConsumers('booking'), workers };
  });
  const { db, inTransaction } = context!;
  const [errands, chores] = ['errands', 'chores'].map((name) => openJobStore<{ id: string }>(db, name));
  const now = new Date();
  polled.length = 0;
  const pollsAfter = async (work: Parameters<typeof inTransaction>[0]) => {
    await inTransaction(work);
    return polled.splice(0);
  };
  expect(await pollsAfter((tx) => errands!.add(tx, { id: 'e' }, now))).toEqual(['errands', 'every']);
  expect(await pollsAfter((tx) => errands!.add(tx, { id: 'e' }, now))).toEqual(['every']);
  expect(await pollsAfter((tx) => chores!.retry(tx, 'id', 'c', now))).toEqual(['chores', 'every']);
  expect(await pollsAfter(() => Promise.resolve())).toEqual(['every']);
  await service.stop();
});
