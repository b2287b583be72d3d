import { startSweeper } from './start-sweeper.js';

test('sweeps at once and every hour, also after a failure, and not once it is stopped', async () => {
  jest.useFakeTimers();
  const log = { info: jest.fn(), warn: jest.fn() };
  const sweep = jest.fn<Promise<number>, []>().mockResolvedValueOnce(2).mockRejectedValueOnce(new Error('away'));
  sweep.mockResolvedValue(0);
  const sweeper = startSweeper({ what: 'photos', sweep, log });
  await jest.advanceTimersByTimeAsync(0);
  expect(log.info.mock.calls).toEqual([[{ count: 2 }, 'swept photos']]);
  await jest.advanceTimersByTimeAsync(3600_000);
  expect(log.warn.mock.calls).toEqual([[{ error: 'away' }, 'sweeping photos has failed']]);
  await jest.advanceTimersByTimeAsync(3600_000);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(log.info).toHaveBeenCalledTimes(1);
  await sweeper.stop();
  await jest.advanceTimersByTimeAsync(2 * 3600_000);
  expect(sweep).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
