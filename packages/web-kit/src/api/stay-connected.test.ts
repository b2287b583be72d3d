import { waitFor } from '@testing-library/react';
import { ApiError } from './api-error.js';
import { type Connection, type Line, stayConnected } from './stay-connected.js';

const pace = { silence: 40, hidden: 30, firstWait: 1, mostWait: 8 };
const ends: (() => void)[] = [];
afterEach(() => {
  ends.splice(0).forEach((end) => end());
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
const unending = { silence: 10_000 };

test('says when the connection stands, and comes back when it has ended', async () => {
  const { lines, states, state } = connected(unending);
  await waitFor(() => expect(state()).toBe('live'));
  lines[0]!.end();
  await waitFor(() => expect(lines).toHaveLength(2));
  await waitFor(() => expect(states).toEqual(['connecting', 'live', 'connecting', 'connecting', 'live']));
});

test('a connection that does not open is tried again and again', async () => {
  const { connect, lines, state } = connected(unending);
  connect.mockRejectedValueOnce(new Error('429')).mockRejectedValueOnce(new Error('503'));
  lines[0]!.end();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(4));
  await waitFor(() => expect(state()).toBe('live'));
});

test('a connection that could not be read to its end is closed', async () => {
  const { connect, lines } = connected(unending);
  connect.mockRejectedValueOnce(new SyntaxError('No JSON'));
  lines[0]!.end();
  await waitFor(() => expect(lines).toHaveLength(2));
  expect(connect.mock.calls.map(([line]) => line.signal.aborted)).toEqual([true, true, false]);
});

test('without a session the longest wait begins at once, and looking ends it', async () => {
  const [refused, troubled] = [connected({ ...unending, mostWait: 60_000 }), connected(unending)];
  refused.connect.mockRejectedValueOnce(new ApiError('Please sign in to go on.', 'not-signed-in', 401));
  troubled.connect.mockRejectedValue(new ApiError('Something went wrong.', 'unexpected', 503));
  [refused, troubled].forEach(({ lines }) => lines[0]!.end());
  await waitFor(() => expect(troubled.connect.mock.calls.length).toBeGreaterThan(5));
  expect(refused.connect).toHaveBeenCalledTimes(2);
  see(true);
  await waitFor(() => expect(refused.state()).toBe('live'));
  expect(refused.lines).toHaveLength(2);
});

test('a connection without a sign of life is cut and opened again', async () => {
  const { lines } = connected();
  await waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[0]!.signal.aborted).toBe(true);
});

test('signs of life keep it', async () => {
  const { lines } = connected({ silence: 200 });
  for (let beat = 0; beat < 10; beat++) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    lines[0]!.alive();
  }
  expect(lines).toHaveLength(1);
});

test('pauses while the browser is offline and goes on at once when it is back', async () => {
  const { lines, state } = connected({ ...unending, firstWait: 60_000, mostWait: 60_000 });
  await waitFor(() => expect(state()).toBe('live'));
  online(false);
  await waitFor(() => expect(state()).toBe('paused'));
  expect(lines[0]!.signal.aborted).toBe(true);
  online(true);
  await waitFor(() => expect(state()).toBe('live'));
  expect(lines).toHaveLength(2);
});

test('pauses once nobody has looked for long, and goes on when somebody looks', async () => {
  const { lines, state } = connected(unending);
  see(false);
  await waitFor(() => expect(state()).toBe('paused'));
  see(true);
  await waitFor(() => expect(state()).toBe('live'));
  expect(lines).toHaveLength(2);
});

test('a page that was opened out of sight pauses as well', async () => {
  see(false);
  const { state } = connected(unending);
  await waitFor(() => expect(state()).toBe('paused'));
  see(true);
  await waitFor(() => expect(state()).toBe('live'));
});

test('a short look elsewhere changes nothing', async () => {
  const { lines, state } = connected({ ...unending, hidden: 10_000 });
  see(false);
  see(true);
  await waitFor(() => expect(state()).toBe('live'));
  expect(lines).toHaveLength(1);
});

test('whoever waits for the next try is woken by looking', async () => {
  const { lines } = connected({ ...unending, firstWait: 60_000, mostWait: 60_000 });
  lines[0]!.end();
  await waitFor(() => {
    see(true);
    expect(lines).toHaveLength(2);
  });
});

test('an end is an end', async () => {
  const { connect, lines, stop } = connected(unending);
  stop();
  expect(lines[0]!.signal.aborted).toBe(true);
  online(true);
  see(true);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(connect).toHaveBeenCalledTimes(1);
});
