import { waitFor } from '@testing-library/react';
import { whenClerkDialogIsGone } from './clerk-dialog.js';

function openDialog() {
  const backdrop = document.createElement('div');
  backdrop.className = 'cl-modalBackdrop';
  document.body.append(backdrop);
  return backdrop;
}
afterEach(() => jest.useRealTimers());

test('tells once the dialog has been there and is gone', async () => {
  const closed = jest.fn();
  whenClerkDialogIsGone(closed);
  const backdrop = openDialog();
  const inside = document.body.appendChild(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  inside.remove();
  expect(closed).not.toHaveBeenCalled();
  backdrop.remove();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  openDialog().remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a dialog that never comes is gone as well', () => {
  jest.useFakeTimers();
  const closed = jest.fn();
  whenClerkDialogIsGone(closed);
  jest.advanceTimersByTime(10_000);
  expect(closed).toHaveBeenCalledTimes(1);
});
