import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.js';
import { toasts } from './toasts.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** In steps, so that rendering keeps up with the clock. */
async function advance(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}
const fadeOutMs = 1000;

test('shows an error for four seconds, a success for two', async () => {
  render(<Toaster />);
  act(() => {
    toasts.error('No room.');
    toasts.success('Booked.');
  });
  await advance(1900 + fadeOutMs);
  expect(screen.getByText('Booked.')).toBeInTheDocument();
  await advance(200);
  expect(screen.queryByText('Booked.')).toBeNull();
  await advance(1800);
  expect(screen.getByText('No room.')).toBeInTheDocument();
  await advance(200);
  expect(screen.queryByText('No room.')).toBeNull();
});

test('does not show the same message twice', () => {
  render(<Toaster />);
  act(() => {
    toasts.error('No room.');
    toasts.error('No room.');
  });
  expect(screen.getAllByText('No room.')).toHaveLength(1);
});

test('shows at most twenty', () => {
  render(<Toaster />);
  act(() => {
    for (let turn = 1; turn <= 25; turn++) toasts.error(`Trouble ${turn}`);
  });
  expect(screen.getAllByText(/^Trouble/)).toHaveLength(20);
});
