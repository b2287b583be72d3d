import { whenClerkDialogIsGone } from './on-clerk-dialog-closed.js';

function openDialog() {
  const backdrop = document.createElement('div');
  backdrop.className = 'cl-modalBackdrop';
  document.body.append(backdrop);
  return backdrop;
}
/** What changes on a page is told before the next turn. */
const told = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => jest.useRealTimers());

test('tells once the dialog has been there and is gone', async () => {
  const closed = jest.fn();
  whenClerkDialogIsGone(closed);
  const backdrop = openDialog();
  const inside = document.body.appendChild(document.createElement('p'));
  await told();
  inside.remove();
  await told();
  expect(closed).not.toHaveBeenCalled();
  backdrop.remove();
  await told();
  expect(closed).toHaveBeenCalledTimes(1);
  openDialog().remove();
  await told();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a dialog that never comes is gone as well', () => {
  jest.useFakeTimers();
  const closed = jest.fn();
  whenClerkDialogIsGone(closed);
  jest.advanceTimersByTime(10_000);
  expect(closed).toHaveBeenCalledTimes(1);
});
