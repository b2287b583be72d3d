import { inTurn } from './in-turn.js';

/** Records when each work begins and ends; it ends when it is let go. */
function recordWorks() {
  const run = inTurn();
  const steps: string[] = [];
  const letGo = new Map<string, (error?: Error) => void>();
  const start = (name: string, key?: string) =>
    run(key, async () => {
      steps.push(`${name} begins`);
      await new Promise<void>((resolve, reject) => {
        letGo.set(name, (error) => (error ? reject(error) : resolve()));
      });
      steps.push(`${name} ends`);
      return name;
    });
  return { start, steps, letGo };
}

test('what has the same key has turns, and nothing else waits', async () => {
  const { start, steps, letGo } = recordWorks();
  const works = [start('a1', 'a'), start('a2', 'a'), start('b1', 'b'), start('c1'), start('c2')];
  await Promise.resolve();
  await Promise.resolve();
  expect(steps.sort()).toEqual(['a1 begins', 'b1 begins', 'c1 begins', 'c2 begins']);
  steps.length = 0;
  for (const name of ['a1', 'b1', 'c1', 'c2']) letGo.get(name)!();
  expect(await works[0]).toBe('a1');
  while (!letGo.has('a2')) await Promise.resolve();
  expect(steps).toEqual(expect.arrayContaining(['a1 ends', 'a2 begins']));
  letGo.get('a2')!();
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'b1', 'c1', 'c2']);
});

test('the turn of the next comes after a failure, too', async () => {
  const { start, letGo } = recordWorks();
  const [first, second] = [start('a1', 'a'), start('a2', 'a')];
  while (!letGo.has('a1')) await Promise.resolve();
  letGo.get('a1')!(new Error('not yet'));
  await expect(first).rejects.toThrow('not yet');
  while (!letGo.has('a2')) await Promise.resolve();
  letGo.get('a2')!();
  expect(await second).toBe('a2');
});
