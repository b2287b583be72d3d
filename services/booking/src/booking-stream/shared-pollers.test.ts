import { createLog } from '@wayhouse/service-kit';
import type { Change } from './booking-change-repository.js';
import { sharedPollers } from './shared-pollers.js';

/** Pollers whose polls are answered by the test. */
function testPollers() {
  const polls: { hotelId: string; resolve: (changes: Change[]) => void; reject: (error: Error) => void }[] = [];
  const findChanges = jest.fn(
    (hotelId: string) =>
      new Promise<Change[]>((resolve, reject) => {
        polls.push({ hotelId, resolve, reject });
      }),
  );
  return {
    polls,
    pollers: sharedPollers({
      findChanges,
      staff: { listMembers: () => Promise.resolve(new Set()) },
      log: createLog('tests', 'silent'),
    }),
  };
}
const listener = { send: () => undefined, end: () => undefined };

test('shares a hotel’s poller, while it starts and as long as somebody is subscribed', async () => {
  const { polls, pollers } = testPollers();
  const opening = [pollers.open('h1'), pollers.open('h1'), pollers.open('h2')];
  expect(polls.map(({ hotelId }) => hotelId)).toEqual(['h1', 'h2']);
  polls.forEach(({ resolve }) => resolve([]));
  const unsubscribes = (await Promise.all(opening)).map((subscribe) => subscribe(listener));
  unsubscribes.push((await pollers.open('h1'))(listener));
  expect(polls).toHaveLength(2);
  unsubscribes.forEach((unsubscribe) => unsubscribe());
});

test('starts a new poller after the last subscriber has left', async () => {
  const { polls, pollers } = testPollers();
  const opening = pollers.open('h1');
  polls[0]!.resolve([]);
  (await opening)(listener)();
  void pollers.open('h1');
  expect(polls).toHaveLength(2);
});

test('a poller that cannot start fails for all who wait for it, and the next one tries again', async () => {
  const { polls, pollers } = testPollers();
  const opening = [pollers.open('h1'), pollers.open('h1')];
  polls[0]!.reject(new Error('no database'));
  const results = await Promise.allSettled(opening);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const retried = pollers.open('h1');
  expect(polls).toHaveLength(2);
  polls[1]!.resolve([]);
  (await retried)(listener)();
});
