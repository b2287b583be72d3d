import { onClerkDialogClosed } from './on-clerk-dialog-closed.js';

function openDialog() {
  const backdrop = document.createElement('div');
  backdrop.className = 'cl-modalBackdrop';
  document.body.append(backdrop);
  return backdrop;
}
/** Mutation observers run before the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => jest.useRealTimers());

test('calls back once when the dialog has been open and is closed', async () => {
  const closed = jest.fn();
  onClerkDialogClosed(closed);
  const backdrop = openDialog();
  const inside = document.body.appendChild(document.createElement('p'));
  await nextTask();
  inside.remove();
  await nextTask();
  expect(closed).not.toHaveBeenCalled();
  backdrop.remove();
  await nextTask();
  expect(closed).toHaveBeenCalledTimes(1);
  openDialog().remove();
  await nextTask();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('calls back if the dialog never opens', () => {
  jest.useFakeTimers();
  const closed = jest.fn();
  onClerkDialogClosed(closed);
  jest.advanceTimersByTime(10_000);
  expect(closed).toHaveBeenCalledTimes(1);
});
