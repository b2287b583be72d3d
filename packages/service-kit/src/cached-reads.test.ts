import { eventually } from './testing/eventually.js';
import { createCache, cacheOne, cacheRead } from './cached-reads.js';

test('simultaneous reads of a key are one, and what was read is cached', async () => {
  const reads: string[] = [];
  const read = cacheRead(async (key) => ({ length: reads.push(key) }), { max: 10 });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([{ length: 1 }, { length: 1 }, { length: 2 }]);
  await read('a');
  expect(reads).toEqual(['a', 'b']);
});

test('neither a failure nor nothing is cached', async () => {
  const results = [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve(undefined),
    () => Promise.resolve({}),
  ];
  const read = cacheRead(() => results.shift()!(), { max: 10 });
  await expect(read('a')).rejects.toThrow('away');
  expect(await read('a')).toBeUndefined();
  expect(await read('a')).toEqual({});
  expect(await read('a')).toEqual({});
});

test('one thing is read again once its time is over', async () => {
  const countReads = () => {
    let reads = 0;
    return () => Promise.resolve(++reads);
  };
  const [brief, long] = [cacheOne(countReads(), 1), cacheOne(countReads(), 60_000)];
  await Promise.all([brief(), long()]);
  await eventually(async () => expect(await brief()).toBe(2));
  expect(await long()).toBe(1);
});

test('a cache has what was used last, up to its size', () => {
  const cache = createCache<{ text: string }>(10, ({ text }) => text.length);
  cache.set('a', { text: '123' });
  cache.set('b', { text: '123' });
  cache.get('a');
  cache.set('c', { text: '123' });
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  cache.set('d', { text: '1234567890' });
  expect(cache.get('d')).toBeUndefined();
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});
