import { act, renderHook } from '@testing-library/react';
import { useIsConnectionLost, useLastReadAt } from './use-is-connection-lost.js';

const seconds = (count: number) => act(() => jest.advanceTimersByTime(count * 1000));
const reading = { error: null, dataUpdatedAt: 1, refetchInterval: 15_000 as number | false };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('where nothing is reported live it is lost once nothing was read for two intervals', () => {
  const { result, rerender } = renderHook(useIsConnectionLost, { initialProps: reading });
  seconds(29);
  expect(result.current).toBe(false);
  rerender({ ...reading, dataUpdatedAt: 2 });
  seconds(29);
  expect(result.current).toBe(false);
  seconds(2);
  expect(result.current).toBe(true);
  rerender({ ...reading, dataUpdatedAt: 3 });
  expect(result.current).toBe(false);
});

test('what is reported live is never overdue, nor what a hidden page shows', () => {
  const { result, rerender } = renderHook(useIsConnectionLost, {
    initialProps: { ...reading, refetchInterval: false as number | false },
  });
  seconds(90);
  expect(result.current).toBe(false);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  rerender(reading);
  seconds(90);
  expect(result.current).toBe(false);
});

test('the time of the last reading stays while another one is waited for', () => {
  const { result, rerender } = renderHook(useLastReadAt, { initialProps: 5 });
  rerender(0);
  expect(result.current).toBe(5);
  rerender(9);
  expect(result.current).toBe(9);
});
