import { createLog } from '@wayhouse/service-kit';
import { hotelWatches } from './shared-pollers.js';
import type { Change } from './recent-changes.js';

/** Watches whose looks are answered by the test. */
function watched() {
  const looks: { hotelId: string; answer: (changes: Change[]) => void; fail: (error: Error) => void }[] = [];
  const changesOf = jest.fn(
    (hotelId: string) =>
      new Promise<Change[]>((answer, fail) => {
        looks.push({ hotelId, answer, fail });
      }),
  );
  return { looks, watches: hotelWatches(changesOf, createLog('tests', 'silent')) };
}
const hear = () => undefined;

test('windows that open while a hotel’s watch begins share it, and so do those that open while somebody listens', async () => {
  const { looks, watches } = watched();
  const opening = [watches.of('h1'), watches.of('h1'), watches.of('h2')];
  expect(looks.map(({ hotelId }) => hotelId)).toEqual(['h1', 'h2']);
  looks.forEach(({ answer }) => answer([]));
  const leave = (await Promise.all(opening)).map((listen) => listen(hear));
  leave.push((await watches.of('h1'))(hear));
  expect(looks).toHaveLength(2);
  leave.forEach((each) => each());
});

test('after the last listener has left, the next one’s watch begins anew', async () => {
  const { looks, watches } = watched();
  const opening = watches.of('h1');
  looks[0]!.answer([]);
  (await opening)(hear)();
  void watches.of('h1');
  expect(looks).toHaveLength(2);
});

test('a watch that cannot begin fails for all who wait for it, and the next window tries anew', async () => {
  const { looks, watches } = watched();
  const opening = [watches.of('h1'), watches.of('h1')];
  looks[0]!.fail(new Error('no database'));
  const ended = await Promise.allSettled(opening);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = watches.of('h1');
  expect(looks).toHaveLength(2);
  looks[1]!.answer([]);
  (await again)(hear)();
});
