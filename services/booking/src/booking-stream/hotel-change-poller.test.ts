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
  const listMembers = jest.fn(() => Promise.resolve(new Set(['rita'])));
  const poller = hotelChangePoller({ changesSince, listMembers, onError, pause });
  const subscribe = (memberId?: string) => {
    const received: Change[] = [];
    const end = jest.fn();
    const send = (change: Change) => received.push(change);
    return { received, end, unsubscribe: poller.subscribe({ send, end, ...(memberId && { memberId }) }) };
  };
  const tick = async () => {
    endPause();
    await nextTick();
  };
  return {
    poller,
    changesSince,
    listMembers,
    onError,
    subscribe,
    tick,
    setChanges: (...now: Change[]) => (changes = now),
  };
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

test('ends the streams of a member who was removed before the next change, and asks for members only while one watches', async () => {
  const { subscribe, listMembers, setChanges, tick } = testPoller();
  const owner = subscribe();
  await tick();
  expect(listMembers).not.toHaveBeenCalled();
  const member = subscribe('rita');
  setChanges(booked);
  await tick();
  listMembers.mockResolvedValue(new Set());
  setChanges(booked, paid);
  await tick();
  expect([member.received, member.end.mock.calls.length]).toEqual([[booked], 1]);
  expect([owner.received, owner.end.mock.calls.length]).toEqual([[booked, paid], 0]);
});
