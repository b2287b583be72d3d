import { watchClerkDialog } from './watch-clerk-dialog.js';

function openDialog() {
  const backdrop = document.createElement('div');
  backdrop.className = 'cl-modalBackdrop';
  document.body.append(backdrop);
  return backdrop;
}
/** Mutation observers run before the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const watched = () => {
  const events = { onOpen: jest.fn(), onClosed: jest.fn() };
  watchClerkDialog(events);
  return events;
};
afterEach(() => jest.useRealTimers());

test('reports once that the dialog is there, and once that it is closed', async () => {
  const { onOpen, onClosed } = watched();
  await nextTask();
  expect(onOpen).not.toHaveBeenCalled();
  const backdrop = openDialog();
  const inside = document.body.appendChild(document.createElement('p'));
  await nextTask();
  inside.remove();
  await nextTask();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onClosed).not.toHaveBeenCalled();
  backdrop.remove();
  await nextTask();
  expect(onClosed.mock.calls).toEqual([[true]]);
  openDialog().remove();
  await nextTask();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a dialog that never opens counts as closed', () => {
  jest.useFakeTimers();
  const { onOpen, onClosed } = watched();
  jest.advanceTimersByTime(10_000);
  expect(onClosed.mock.calls).toEqual([[false]]);
  expect(onOpen).not.toHaveBeenCalled();
});
