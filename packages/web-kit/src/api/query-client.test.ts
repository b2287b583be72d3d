import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import { createQueryClient } from './query-client.js';

const toast = { success: jest.fn(), error: jest.fn() };
const failure = new ApiError('Trouble on our side.', 'unexpected', 422);
const rejectingQuery = () => Promise.reject(failure);

beforeEach(() => {
  toast.success.mockReset();
  toast.error.mockReset();
});
afterEach(() => onlineManager.setOnline(true));

const change = (mutationFn: () => Promise<unknown>, meta = {}) =>
  new MutationObserver(createQueryClient(toast), { mutationFn, meta }).mutate().catch(() => undefined);

test('toasts the server’s message of a failed query or mutation', async () => {
  await createQueryClient(toast)
    .fetchQuery({ queryKey: ['rooms'], queryFn: rejectingQuery })
    .catch(() => undefined);
  await change(rejectingQuery);
  expect(toast.error.mock.calls).toEqual([['Trouble on our side.'], ['Trouble on our side.']]);
});

test('toasts the message of a successful mutation, if it has one', async () => {
  await change(async () => ({ message: 'Your room is listed.' }));
  await change(async () => ({ url: '/' }));
  expect(toast.success.mock.calls).toEqual([['Your room is listed.']]);
});

test('does not toast an outcome that the caller shows itself', async () => {
  await change(rejectingQuery, { quiet: true });
  expect(toast.error).not.toHaveBeenCalled();
});

test('does not toast an error that a query shows itself, but toasts others', async () => {
  const meta = { quiet: (error: Error) => error === failure };
  const ask = (queryFn: () => Promise<unknown>) =>
    createQueryClient(toast)
      .fetchQuery({ queryKey: ['room'], queryFn, meta })
      .catch(() => undefined);
  await ask(rejectingQuery);
  expect(toast.error).not.toHaveBeenCalled();
  await ask(() => Promise.reject(new ApiError('Too many.', 'too-many-requests', 429)));
  expect(toast.error.mock.calls).toEqual([['Too many.']]);
});

test('toasts a repeating error once, and again after a success', async () => {
  const client = createQueryClient(toast);
  let works = false;
  const queryFn = () => (works ? Promise.resolve('here') : rejectingQuery());
  const ask = () => client.fetchQuery({ queryKey: ['account'], queryFn, staleTime: 0 }).catch(() => undefined);
  await ask();
  await ask();
  expect(toast.error).toHaveBeenCalledTimes(1);
  works = true;
  await ask();
  works = false;
  await ask();
  expect(toast.error).toHaveBeenCalledTimes(2);
});

test('offline a query is paused without a toast and resumes; a mutation fails at once', async () => {
  const client = createQueryClient(toast);
  client.mount();
  onlineManager.setOnline(false);
  const queryFn = jest.fn(async () => 'here');
  const query = new QueryObserver(client, { queryKey: ['rooms'], queryFn });
  const stop = query.subscribe(() => undefined);
  await change(rejectingQuery);
  expect(toast.error).toHaveBeenCalledTimes(1);
  expect([query.getCurrentResult().fetchStatus, queryFn.mock.calls.length]).toEqual(['paused', 0]);

  const settled = new Promise((resolve) => query.subscribe(({ data }) => data && resolve(data)));
  onlineManager.setOnline(true);
  await expect(settled).resolves.toBe('here');
  stop();
  client.unmount();
});
