import { ApiError } from './api-error.js';
import { type Connection, type Line, stayConnected } from './reconnecting-stream.js';

const pace = { silence: 40_000, hidden: 30_000, firstWait: 1000, mostWait: 8000 };
/** Longer than the longest wait between two tries. */
const retried = 2 * pace.mostWait;
const ends: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  jest.useRealTimers();
  see(true);
  online(true);
});

const online = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const see = (isSeen: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Lets happen what waits for nothing but its turn. */
const settle = () => pass(0);

/** Connections that stand until they are cut, by `end` or by their signal. */
function connected(over: Partial<typeof pace> = {}) {
  const lines: (Line & { end: () => void })[] = [];
  const states: Connection[] = [];
  const connect = jest.fn(
    (line: Line) =>
      new Promise<void>((resolve) => {
        line.signal.addEventListener('abort', () => resolve());
        lines.push({ ...line, end: resolve });
        line.opened();
      }),
  );
  const stop = stayConnected(connect, (state) => states.push(state), { ...pace, ...over });
  ends.push(stop);
  return { connect, lines, states, stop, state: () => states.at(-1) };
}
const unending = { silence: 10_000_000 };
const longWaits = { ...unending, firstWait: 60_000, mostWait: 60_000 };

test('says when the connection stands, and comes back when it has ended', async () => {
  const { lines, states } = connected(unending);
  expect(states).toEqual(['connecting', 'live']);
  lines[0]!.end();
  await pass(retried);
  expect(lines).toHaveLength(2);
  expect(states).toEqual(['connecting', 'live', 'connecting', 'connecting', 'live']);
});

test('a connection that does not open is tried again and again', async () => {
  const { connect, lines, state } = connected(unending);
  connect.mockRejectedValueOnce(new Error('429')).mockRejectedValueOnce(new Error('503'));
  lines[0]!.end();
  await pass(3 * retried);
  expect(connect).toHaveBeenCalledTimes(4);
  expect(state()).toBe('live');
});

test('the wait grows while it does not open, and is short again once it has stood', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { connect, lines } = connected(unending);
  const began = Date.now();
  const tried: number[] = [];
  for (let times = 0; times < 6; times++)
    connect.mockImplementationOnce(() => (tried.push(Date.now() - began), Promise.reject(new Error('503'))));
  lines[0]!.end();
  await pass(60_000);
  expect(tried).toEqual([1, 3, 7, 15, 23, 31].map((seconds) => 1000 * seconds));
  expect(lines).toHaveLength(2);
  lines[1]!.end();
  await pass(1000);
  expect(lines).toHaveLength(3);
});

test('a connection that could not be read to its end is closed', async () => {
  const { connect, lines } = connected(unending);
  connect.mockRejectedValueOnce(new SyntaxError('No JSON'));
  lines[0]!.end();
  await pass(2 * retried);
  expect(connect.mock.calls.map(([line]) => line.signal.aborted)).toEqual([true, true, false]);
});

test('without a session the longest wait begins at once, and looking ends it', async () => {
  const [refused, troubled] = [connected({ ...unending, mostWait: 60_000 }), connected(unending)];
  refused.connect.mockRejectedValueOnce(new ApiError('Please sign in to go on.', 'not-signed-in', 401));
  troubled.connect.mockRejectedValue(new ApiError('Something went wrong.', 'unexpected', 503));
  [refused, troubled].forEach(({ lines }) => lines[0]!.end());
  await pass(40_000);
  expect(troubled.connect.mock.calls.length).toBeGreaterThan(5);
  expect(refused.connect).toHaveBeenCalledTimes(2);
  see(true);
  await settle();
  expect(refused.state()).toBe('live');
  expect(refused.lines).toHaveLength(2);
});

test('a connection without a sign of life is cut and opened again', async () => {
  const { lines } = connected();
  await pass(pace.silence - 1);
  expect(lines[0]!.signal.aborted).toBe(false);
  await pass(1);
  expect(lines[0]!.signal.aborted).toBe(true);
  await pass(retried);
  expect(lines).toHaveLength(2);
});

test('signs of life keep it', async () => {
  const { lines } = connected();
  for (let beat = 0; beat < 10; beat++) {
    await pass(pace.silence - 1);
    lines[0]!.alive();
  }
  expect(lines[0]!.signal.aborted).toBe(false);
  expect(lines).toHaveLength(1);
});

test('pauses while the browser is offline and goes on at once when it is back', async () => {
  const { lines, state } = connected(longWaits);
  online(false);
  await settle();
  expect(state()).toBe('paused');
  expect(lines[0]!.signal.aborted).toBe(true);
  online(true);
  await settle();
  expect(state()).toBe('live');
  expect(lines).toHaveLength(2);
});

test('pauses once nobody has looked for long, and goes on when somebody looks', async () => {
  const { lines, state } = connected(unending);
  see(false);
  await pass(pace.hidden - 1);
  expect(state()).toBe('live');
  await pass(1);
  expect(state()).toBe('paused');
  see(true);
  await settle();
  expect(state()).toBe('live');
  expect(lines).toHaveLength(2);
});

test('a page that was opened out of sight pauses as well', async () => {
  see(false);
  const { state } = connected(unending);
  await pass(pace.hidden);
  expect(state()).toBe('paused');
  see(true);
  await settle();
  expect(state()).toBe('live');
});

test('a short look elsewhere changes nothing', async () => {
  const { lines, state } = connected(unending);
  see(false);
  await pass(pace.hidden - 1);
  see(true);
  await pass(2 * pace.hidden);
  expect(state()).toBe('live');
  expect(lines).toHaveLength(1);
});

test('whoever waits for the next try is woken by looking', async () => {
  const { lines } = connected(longWaits);
  lines[0]!.end();
  await pass(1000);
  expect(lines).toHaveLength(1);
  see(true);
  await settle();
  expect(lines).toHaveLength(2);
});

test('an end is an end', async () => {
  const { connect, lines, stop } = connected(unending);
  stop();
  expect(lines[0]!.signal.aborted).toBe(true);
  online(true);
  see(true);
  await pass(2 * pace.hidden);
  expect(connect).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
