import { cacheLatest, singleFlight } from './cache-latest.js';

test('work is done once for all who ask while it is under way, and again afterwards', async () => {
  let runs = 0;
  const work = singleFlight(async () => ++runs);
  expect(await Promise.all([work(), work()])).toEqual([1, 1]);
  expect(await work()).toBe(2);
});

test('work that fails does so for all who wait, and is tried again', async () => {
  const results = [() => Promise.reject(new Error('away')), () => Promise.resolve('there')];
  const work = singleFlight(() => results.shift()!());
  expect(await Promise.allSettled([work(), work()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await work()).toBe('there');
});

test('keeps the last good value while there is no other', async () => {
  const errors: string[] = [];
  const given: unknown[] = [];
  const results = ['first', new Error('away'), undefined, 'second'];
  const latest = cacheLatest<string>(
    async (before) => {
      given.push(before);
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    },
    { freshMs: 0, onError: ({ message }) => errors.push(message) },
  );
  const values = [latest.current()];
  for (let reads = 0; reads < 4; reads++) {
    await latest.refresh();
    values.push(latest.current());
  }
  expect(values).toEqual([undefined, 'first', 'first', 'first', 'second']);
  expect(given).toEqual([undefined, 'first', 'first', 'first']);
  expect(errors).toEqual(['away']);
});

test('is read once at a time, and not again while it is fresh, counted from the end of the read', async () => {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  let reads = 0;
  let finish = () => {};
  const read = () => new Promise<number>((resolve) => (finish = () => resolve(++reads)));
  const latest = cacheLatest<number>(read, { freshMs: 1000 });
  const waiting = [latest.refresh(), latest.refresh()];
  now = 5000;
  finish();
  await Promise.all(waiting);
  expect(reads).toBe(1);
  now = 5999;
  await latest.refresh();
  expect(reads).toBe(1);
  now = 6000;
  const refreshed = latest.refresh();
  finish();
  await refreshed;
  expect(latest.current()).toBe(2);
  jest.restoreAllMocks();
});
