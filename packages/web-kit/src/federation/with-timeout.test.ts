import { within } from './with-timeout.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives up on what never comes', async () => {
  const waiting = within(4000, new Promise(() => undefined));
  jest.advanceTimersByTime(4000);
  await expect(waiting).rejects.toThrow('4000 ms');
});

test('passes on what comes in time', async () => {
  await expect(within(4000, Promise.resolve('here'))).resolves.toBe('here');
});
