import { act, render, screen } from '@testing-library/react';
import { Toaster, toasts } from './toaster.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** In steps, so that what is drawn keeps up with the clock. */
async function after(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}
const fading = 1000;

test('an error stays four seconds, a success two', async () => {
  render(<Toaster />);
  act(() => {
    toasts.error('No room.');
    toasts.success('Booked.');
  });
  await after(1900 + fading);
  expect(screen.getByText('Booked.')).toBeInTheDocument();
  await after(200);
  expect(screen.queryByText('Booked.')).toBeNull();
  await after(1800);
  expect(screen.getByText('No room.')).toBeInTheDocument();
  await after(200);
  expect(screen.queryByText('No room.')).toBeNull();
});

test('the same message is not shown twice', () => {
  render(<Toaster />);
  act(() => {
    toasts.error('No room.');
    toasts.error('No room.');
  });
  expect(screen.getAllByText('No room.')).toHaveLength(1);
});

test('at most twenty are shown', () => {
  render(<Toaster />);
  act(() => {
    for (let turn = 1; turn <= 25; turn++) toasts.error(`Trouble ${turn}`);
  });
  expect(screen.getAllByText(/^Trouble/)).toHaveLength(20);
});
