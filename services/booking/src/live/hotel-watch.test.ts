import { eventually } from '@wayhouse/service-kit/testing';
import { hotelWatch } from './hotel-watch.js';
import type { Change } from './recent-changes.js';

const booked: Change = { bookingId: 'b1', version: 1, what: 'booked' };
const paid: Change = { bookingId: 'b1', version: 2, what: 'paid' };

/** A watch on a hotel whose last changes are set by the test. */
function watched() {
  let changes: Change[] = [];
  const changesSince = jest.fn(async (_since: Date) => changes);
  const failed = jest.fn();
  const watch = hotelWatch({ changesSince, failed, pace: { pause: 5, reach: 60_000 } });
  const listen = () => {
    const heard: Change[] = [];
    return { heard, leave: watch.listen((change) => heard.push(change)) };
  };
  return { watch, changesSince, failed, listen, happen: (...now: Change[]) => (changes = now) };
}

test('tells every listener each change once, and nothing of before it began', async () => {
  const { watch, listen, happen } = watched();
  happen(booked);
  await watch.begin();
  const [one, other] = [listen(), listen()];
  happen(paid);
  await eventually(async () => expect([one.heard, other.heard]).toEqual([[paid], [paid]]));
  happen(paid, { bookingId: 'b2', version: 1, what: 'booked' });
  await eventually(async () => expect(one.heard).toHaveLength(2));
  expect(other.heard).toEqual(one.heard);
  [one, other].forEach(({ leave }) => leave());
});

test('looks once for all listeners, a minute back, and no more when the last has left', async () => {
  const { listen, changesSince } = watched();
  const [one, other] = [listen(), listen()];
  await eventually(async () => expect(changesSince.mock.calls.length).toBeGreaterThan(2));
  expect(Date.now() - Number(changesSince.mock.calls[0]![0])).toBeGreaterThanOrEqual(60_000);
  one.leave();
  other.leave();
  const looks = changesSince.mock.calls.length;
  const again = listen();
  await eventually(async () => expect(changesSince.mock.calls.length).toBeGreaterThan(looks));
  again.leave();
});

test('a look that fails is reported, and the next one tells what was missed', async () => {
  const { listen, changesSince, failed, happen } = watched();
  changesSince.mockRejectedValueOnce(new Error('no database'));
  happen(booked);
  const { heard, leave } = listen();
  await eventually(async () => expect(heard).toEqual([booked]));
  expect(failed).toHaveBeenCalledWith(new Error('no database'));
  leave();
});
