import { setImmediate as nextTick } from 'node:timers/promises';
import { hotelChangePoller } from './hotel-change-poller.js';
import type { Change } from './booking-change-repository.js';

const booked: Change = { bookingId: 'b1', version: 1, type: 'booked' };
const paid: Change = { bookingId: 'b1', version: 2, type: 'paid' };

/** A poller whose recent changes are set by the test; `tick` ends the pause before its next poll. */
function testPoller() {
  let changes: Change[] = [];
  let endPause = () => {};
  const changesSince = jest.fn(async (_since: Date) => changes);
  const onError = jest.fn();
  const pause = () => new Promise<void>((resolve) => (endPause = resolve));
  const poller = hotelChangePoller({ changesSince, onError, pause });
  const subscribe = () => {
    const received: Change[] = [];
    return { received, unsubscribe: poller.subscribe((change) => received.push(change)) };
  };
  const tick = async () => {
    endPause();
    await nextTick();
  };
  return { poller, changesSince, onError, subscribe, tick, setChanges: (...now: Change[]) => (changes = now) };
}

test('sends every subscriber each change once, and none from before the start', async () => {
  const { poller, subscribe, setChanges, tick } = testPoller();
  setChanges(booked);
  await poller.start();
  const [first, second] = [subscribe(), subscribe()];
  await tick();
  expect([first.received, second.received]).toEqual([[], []]);
  setChanges(paid);
  await tick();
  expect([first.received, second.received]).toEqual([[paid], [paid]]);
  const another: Change = { bookingId: 'b2', version: 1, type: 'booked' };
  setChanges(paid, another);
  await tick();
  expect([first.received, second.received]).toEqual(Array(2).fill([paid, another]));
});

test('polls once for all subscribers, a minute back, and stops after the last has unsubscribed', async () => {
  const { subscribe, changesSince, tick } = testPoller();
  const [first, second] = [subscribe(), subscribe()];
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(1);
  expect(Date.now() - Number(changesSince.mock.calls[0]![0])).toBeGreaterThanOrEqual(60_000);
  first.unsubscribe();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(2);
  second.unsubscribe();
  await tick();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(2);
});

test('polls again for a subscriber that comes after the last has unsubscribed', async () => {
  const { subscribe, changesSince, tick } = testPoller();
  subscribe().unsubscribe();
  await tick();
  subscribe();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(1);
});

test('reports a failed poll, and sends the missed changes with the next one', async () => {
  const { subscribe, changesSince, onError, setChanges, tick } = testPoller();
  changesSince.mockRejectedValueOnce(new Error('no database'));
  setChanges(booked);
  const { received } = subscribe();
  await tick();
  expect([received, onError.mock.calls]).toEqual([[], [[new Error('no database')]]]);
  await tick();
  expect(received).toEqual([booked]);
});
