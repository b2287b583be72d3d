import { photoTurns } from './photo-turns.js';

/** Turns on a clock of their own: each photo takes as many milliseconds as its name states. */
function startTurns() {
  let time = 0;
  const served: string[] = [];
  const inTurn = photoTurns(() => time);
  const photo = (owner: string, milliseconds: number, signal = new AbortController().signal) =>
    inTurn(owner, signal, async () => {
      served.push(owner);
      await Promise.resolve();
      time += milliseconds;
    });
  return { photo, served };
}

test('an owner’s few photos do not wait for all of another’s', async () => {
  const { photo, served } = startTurns();
  const heavy = Array.from({ length: 4 }, () => photo('heavy', 3000));
  const light = Array.from({ length: 4 }, () => photo('light', 500));
  await Promise.all([...heavy, ...light]);
  expect(served).toEqual(['heavy', 'light', 'light', 'light', 'light', 'heavy', 'heavy', 'heavy']);
});

test('whoever comes later begins like the one who is best off', async () => {
  const { photo, served } = startTurns();
  const early = Promise.all(['a', 'a', 'a'].map((owner) => photo(owner, 100)));
  await photo('b', 100);
  const late = ['c', 'c', 'c'].map((owner) => photo(owner, 100));
  await Promise.all([early, ...late]);
  expect(served).toEqual(['a', 'b', 'a', 'c', 'a', 'c', 'c']);
});

test('one photo is worked on at a time, also after one that failed', async () => {
  const inTurn = photoTurns();
  const { signal } = new AbortController();
  let atOnce = 0;
  const work = async () => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    throw new Error('unreadable');
  };
  const results = await Promise.allSettled(['a', 'b', 'a'].map((owner) => inTurn(owner, signal, work)));
  expect(results.map((result) => (result as PromiseRejectedResult).reason)).toEqual(Array(3).fill(Error('unreadable')));
});

test('a photo that is given up while it waits is never worked on', async () => {
  const { photo, served } = startTurns();
  const leaving = new AbortController();
  const first = photo('a', 100);
  const second = photo('b', 100, leaving.signal);
  const third = photo('c', 100);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await Promise.all([first, third]);
  expect(served).toEqual(['a', 'c']);
  await expect(photo('d', 1, leaving.signal)).rejects.toThrow('left');
});
