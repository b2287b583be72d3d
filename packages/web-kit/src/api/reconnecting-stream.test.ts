import { ApiError } from './api-error.js';
import type { ConnectionState } from './connection-state.js';
import { type StreamConnection, keepStreamOpen } from './reconnecting-stream.js';

const timings = {
  ...{ idleTimeoutMs: 40_000, hiddenTimeoutMs: 30_000, quietReconnectMs: 5000 },
  ...{ initialRetryDelayMs: 1000, maxRetryDelayMs: 8000 },
};
/** Longer than the longest retry delay. */
const longestRetry = 2 * timings.maxRetryDelayMs;
const ends: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  jest.useRealTimers();
  setVisible(true);
  setOnline(true);
});

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const setVisible = (isVisible: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
};
const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Runs pending microtasks and due timers. */
const settle = () => advance(0);

/** Connections that stay open until `end` is called or their signal aborts. */
function startConnection(over: Partial<typeof timings> = {}) {
  const connections: (StreamConnection & { end: () => void; fail: (error: Error) => void })[] = [];
  const states: ConnectionState[] = [];
  const connect = jest.fn(
    (connection: StreamConnection) =>
      new Promise<void>((resolve, reject) => {
        connection.signal.addEventListener('abort', () => resolve());
        connections.push({ ...connection, end: resolve, fail: reject });
        connection.onOpen();
      }),
  );
  const stop = keepStreamOpen(connect, (state) => states.push(state), { ...timings, ...over });
  ends.push(stop);
  return { connect, connections, states, stop, state: () => states.at(-1) };
}
const noIdleTimeout = { idleTimeoutMs: 10_000_000 };
const longRetryDelays = { ...noIdleTimeout, initialRetryDelayMs: 60_000, maxRetryDelayMs: 60_000 };

test('reports when the connection is open, and reconnects after it has ended', async () => {
  const { connections, states } = startConnection(noIdleTimeout);
  expect(states).toEqual(['connecting', 'live']);
  connections[0]!.end();
  await advance(longestRetry);
  expect(connections).toHaveLength(2);
  expect(states).toEqual(['connecting', 'live', 'live']);
});

test('reports a reconnect only when it takes long', async () => {
  const { connect, connections, state } = startConnection(noIdleTimeout);
  connect.mockRejectedValue(new Error('503'));
  connections[0]!.end();
  await advance(timings.quietReconnectMs - 1);
  expect(state()).toBe('live');
  await advance(1);
  expect(state()).toBe('connecting');
});

test('reports at once that a connection has broken off', async () => {
  const { connections, state } = startConnection(noIdleTimeout);
  connections[0]!.fail(new Error('broken'));
  await settle();
  expect(state()).toBe('connecting');
});

test('retries a connection that cannot be opened', async () => {
  const { connect, connections, state } = startConnection(noIdleTimeout);
  connect.mockRejectedValueOnce(new Error('429')).mockRejectedValueOnce(new Error('503'));
  connections[0]!.end();
  await advance(3 * longestRetry);
  expect(connect).toHaveBeenCalledTimes(4);
  expect(state()).toBe('live');
});

test('the retry delay grows with each failure and is reset by success', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { connect, connections } = startConnection(noIdleTimeout);
  const began = Date.now();
  const tried: number[] = [];
  for (let times = 0; times < 6; times++)
    connect.mockImplementationOnce(() => (tried.push(Date.now() - began), Promise.reject(new Error('503'))));
  connections[0]!.end();
  await advance(60_000);
  expect(tried).toEqual([1, 3, 7, 15, 23, 31].map((seconds) => 1000 * seconds));
  expect(connections).toHaveLength(2);
  connections[1]!.end();
  await advance(1000);
  expect(connections).toHaveLength(3);
});

test('aborts a connection that could not be read to its end', async () => {
  const { connect, connections } = startConnection(noIdleTimeout);
  connect.mockRejectedValueOnce(new SyntaxError('No JSON'));
  connections[0]!.end();
  await advance(2 * longestRetry);
  expect(connect.mock.calls.map(([connection]) => connection.signal.aborted)).toEqual([true, true, false]);
});

test('uses the longest delay after a 401, which becoming visible ends', async () => {
  const [refused, troubled] = [
    startConnection({ ...noIdleTimeout, maxRetryDelayMs: 60_000 }),
    startConnection(noIdleTimeout),
  ];
  refused.connect.mockRejectedValueOnce(new ApiError('Please sign in to continue.', 'not-signed-in', 401));
  troubled.connect.mockRejectedValue(new ApiError('Something went wrong.', 'unexpected', 503));
  [refused, troubled].forEach(({ connections }) => connections[0]!.end());
  await advance(40_000);
  expect(troubled.connect.mock.calls.length).toBeGreaterThan(5);
  expect(refused.connect).toHaveBeenCalledTimes(2);
  setVisible(true);
  await settle();
  expect(refused.state()).toBe('live');
  expect(refused.connections).toHaveLength(2);
});

test('aborts and reopens an idle connection', async () => {
  const { connections } = startConnection();
  await advance(timings.idleTimeoutMs - 1);
  expect(connections[0]!.signal.aborted).toBe(false);
  await advance(1);
  expect(connections[0]!.signal.aborted).toBe(true);
  await advance(longestRetry);
  expect(connections).toHaveLength(2);
});

test('activity keeps the connection open', async () => {
  const { connections } = startConnection();
  for (let beat = 0; beat < 10; beat++) {
    await advance(timings.idleTimeoutMs - 1);
    connections[0]!.onActivity();
  }
  expect(connections[0]!.signal.aborted).toBe(false);
  expect(connections).toHaveLength(1);
});

test('pauses while the browser is offline and resumes at once', async () => {
  const { connections, state } = startConnection(longRetryDelays);
  setOnline(false);
  await settle();
  expect(state()).toBe('paused');
  expect(connections[0]!.signal.aborted).toBe(true);
  setOnline(true);
  await settle();
  expect(state()).toBe('live');
  expect(connections).toHaveLength(2);
});

test('pauses when the page has been hidden for long, and resumes when it is visible', async () => {
  const { connections, state } = startConnection(noIdleTimeout);
  setVisible(false);
  await advance(timings.hiddenTimeoutMs - 1);
  expect(state()).toBe('live');
  await advance(1);
  expect(state()).toBe('paused');
  setVisible(true);
  await settle();
  expect(state()).toBe('live');
  expect(connections).toHaveLength(2);
});

test('a page opened in the background pauses as well', async () => {
  setVisible(false);
  const { state } = startConnection(noIdleTimeout);
  await advance(timings.hiddenTimeoutMs);
  expect(state()).toBe('paused');
  setVisible(true);
  await settle();
  expect(state()).toBe('live');
});

test('hiding the page briefly changes nothing', async () => {
  const { connections, state } = startConnection(noIdleTimeout);
  setVisible(false);
  await advance(timings.hiddenTimeoutMs - 1);
  setVisible(true);
  await advance(2 * timings.hiddenTimeoutMs);
  expect(state()).toBe('live');
  expect(connections).toHaveLength(1);
});

test('becoming visible ends the retry delay', async () => {
  const { connections } = startConnection(longRetryDelays);
  connections[0]!.end();
  await advance(1000);
  expect(connections).toHaveLength(1);
  setVisible(true);
  await settle();
  expect(connections).toHaveLength(2);
});

test('stops for good', async () => {
  const { connect, connections, stop } = startConnection(noIdleTimeout);
  stop();
  expect(connections[0]!.signal.aborted).toBe(true);
  setOnline(true);
  setVisible(true);
  await advance(2 * timings.hiddenTimeoutMs);
  expect(connect).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
