import { setImmediate as settled } from 'node:timers/promises';
import { hotelWatch } from './hotel-change-poller.js';
import type { Change } from './recent-changes.js';

const booked: Change = { bookingId: 'b1', version: 1, what: 'booked' };
const paid: Change = { bookingId: 'b1', version: 2, what: 'paid' };

/** A watch on a hotel whose last changes are set by the test; `tick` ends the pause before its next look. */
function watched() {
  let changes: Change[] = [];
  let endPause = () => {};
  const changesSince = jest.fn(async (_since: Date) => changes);
  const failed = jest.fn();
  const pause = () => new Promise<void>((resolve) => (endPause = resolve));
  const watch = hotelWatch({ changesSince, failed, pause });
  const listen = () => {
    const heard: Change[] = [];
    return { heard, leave: watch.listen((change) => heard.push(change)) };
  };
  const tick = async () => {
    endPause();
    await settled();
  };
  return { watch, changesSince, failed, listen, tick, happen: (...now: Change[]) => (changes = now) };
}

test('tells every listener each change once, and nothing of before it began', async () => {
  const { watch, listen, happen, tick } = watched();
  happen(booked);
  await watch.begin();
  const [one, other] = [listen(), listen()];
  await tick();
  expect([one.heard, other.heard]).toEqual([[], []]);
  happen(paid);
  await tick();
  expect([one.heard, other.heard]).toEqual([[paid], [paid]]);
  const more: Change = { bookingId: 'b2', version: 1, what: 'booked' };
  happen(paid, more);
  await tick();
  expect([one.heard, other.heard]).toEqual(Array(2).fill([paid, more]));
});

test('looks once for all listeners, a minute back, and no more when the last has left', async () => {
  const { listen, changesSince, tick } = watched();
  const [one, other] = [listen(), listen()];
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(1);
  expect(Date.now() - Number(changesSince.mock.calls[0]![0])).toBeGreaterThanOrEqual(60_000);
  one.leave();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(2);
  other.leave();
  await tick();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(2);
});

test('looks again for who comes after the last has left', async () => {
  const { listen, changesSince, tick } = watched();
  listen().leave();
  await tick();
  listen();
  await tick();
  expect(changesSince).toHaveBeenCalledTimes(1);
});

test('a look that fails is reported, and the next one tells what was missed', async () => {
  const { listen, changesSince, failed, happen, tick } = watched();
  changesSince.mockRejectedValueOnce(new Error('no database'));
  happen(booked);
  const { heard } = listen();
  await tick();
  expect([heard, failed.mock.calls]).toEqual([[], [[new Error('no database')]]]);
  await tick();
  expect(heard).toEqual([booked]);
});
