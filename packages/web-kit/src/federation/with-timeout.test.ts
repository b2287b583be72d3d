import { withTimeout } from './with-timeout.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('rejects after the timeout', async () => {
  const waiting = withTimeout(4000, new Promise(() => undefined));
  jest.advanceTimersByTime(4000);
  await expect(waiting).rejects.toThrow('4000 ms');
});

test('resolves with the value in time', async () => {
  await expect(withTimeout(4000, Promise.resolve('here'))).resolves.toBe('here');
});
