import { screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { messages } from './messages.js';
import { useLocation } from 'react-router-dom';
import { accountKey } from '../../shared/query-keys.js';
import { queryClient } from '../../shared/session-api-provider.js';
import { useAccount } from '../../shared/use-account.js';
import { MyData } from './my-data.js';

const exports = {
  'GET /api/user/export/account': () => ok({ data: { account: [{ role: 'user' }] } }),
  'GET /api/user/export/bookings': () => ok({ data: { bookings: [{ id: 'b1' }] } }),
  'GET /api/user/export/payments': () => ok({ data: { payments: [] } }),
  'GET /api/user/export/messages': () => ok({ data: { emails: [{ subject: 'Booked' }] } }),
};
const deletion = 'POST /api/user/delete';

let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  saved = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs[Number(this.href.split(':')[1])]! });
  });
});
afterEach(() => jest.restoreAllMocks());

const show = () => renderPart([<MyData key="page" />, <Toaster key="toasts" />], { at: '/my-data', isSignedIn: true });
type User = ReturnType<typeof renderPart>['user'];
const download = (user: User) => user.click(screen.getByRole('button', { name: messages.download.action }));

async function openDialog(user: User) {
  await user.click(screen.getByRole('button', { name: messages.deletion.action }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.deletion.dialogTitle }));
  return {
    dialog,
    confirm: dialog.getByRole('button', { name: messages.deletion.confirm }),
    word: dialog.getByLabelText(messages.deletion.confirmation(messages.deletion.word)),
  };
}

async function deleteAccount(user: User) {
  const { dialog, confirm, word } = await openDialog(user);
  await user.type(word, messages.deletion.word);
  await user.click(confirm);
  return dialog;
}

test('asks a signed-out visitor to sign in', async () => {
  const { user, signIn } = renderPart(<MyData />);
  await user.click(screen.getByRole('button', { name: messages.signIn.action }));
  expect(signIn).toHaveBeenCalled();
});

test('downloads one file with the parts of all services', async () => {
  stubApi(exports);
  const { user } = show();
  await download(user);
  expect(await screen.findByText(messages.download.done)).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]!.name).toMatch(/^wayhouse-data-\d{4}-\d\d-\d\d\.json$/);
  expect(saved[0]!.blob.type).toBe('application/json');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0]!.blob);
  });
  expect(JSON.parse(text)).toMatchObject({
    account: { account: [{ role: 'user' }] },
    bookings: { bookings: [{ id: 'b1' }] },
    payments: { payments: [] },
    messages: { emails: [{ subject: 'Booked' }] },
  });
});

test('counts the parts that have arrived', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stubApi({ ...exports, 'GET /api/user/export/payments': async () => (await late, ok({ data: {} })) });
  const { user } = show();
  await download(user);
  expect(await screen.findByText(messages.download.progress(3, 4))).toBeVisible();
  expect(saved).toEqual([]);
  answer();
  expect(await screen.findByText(messages.download.done)).toBeVisible();
});

test('saves nothing when a part is missing, says why, and tries again', async () => {
  let isDown = true;
  const payments = () => (isDown ? errorResponse(503, 'unavailable', 'Payments are away.') : ok({ data: {} }));
  stubApi({ ...exports, 'GET /api/user/export/payments': payments });
  const { user } = show();
  await download(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.download.failed('Payments are away.'));
  expect(saved).toEqual([]);
  isDown = false;
  await download(user);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('deletes nothing before the word is typed, neither by a press nor by Enter', async () => {
  const requests = stubApi({ [deletion]: () => ok({ message: 'Deleted.' }) });
  const { user } = show();
  const { confirm, word } = await openDialog(user);
  expect(confirm).toBeDisabled();
  await user.type(word, `${messages.deletion.word.slice(0, -1)}{Enter}`);
  expect(confirm).toBeDisabled();
  await user.click(screen.getByRole('button', { name: messages.deletion.keep }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
});

test('deletes the account, signs out and confirms it on the home page', async () => {
  stubApi({ [deletion]: () => ok({ message: 'Your account is deleted.' }) });
  const { user, signOut } = show();
  await deleteAccount(user);
  await screen.findByText('Your account is deleted.');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('the home page does not ask for the account that is gone, however long ago it was read', async () => {
  stubApi({
    [deletion]: () => ok({ message: 'Your account is deleted.' }),
    'GET /api/user': () => new Promise(() => undefined),
  });
  const Home = () => <p>{useAccount().isOwner ? 'owner' : 'guest'}</p>;
  const AtHome = () => useLocation().pathname === '/' && <Home />;
  const shown = renderPart([<MyData key="page" />, <AtHome key="home" />], { at: '/my-data', isSignedIn: true });
  let asked: number | undefined;
  shown.signOut.mockImplementation(async () => {
    await screen.findByText('guest');
    asked = queryClient.isFetching({ queryKey: accountKey });
  });
  const account = { role: 'user', recentSearchedCities: [] };
  queryClient.setQueryData([...accountKey, 'u1'], account, { updatedAt: Date.now() - 3_600_000 });
  await deleteAccount(shown.user);
  await waitFor(() => expect(asked).toBe(0));
});

test.each([
  ['stays-to-come', '/my-bookings', messages.deletion.myBookings],
  ['guests-to-come', '/owner', messages.deletion.dashboard],
])('a refusal because of %s leads to %s', async (code, path, label) => {
  stubApi({ [deletion]: () => errorResponse(422, code, 'Please cancel them first.') });
  const { user, signOut } = show();
  const dialog = await deleteAccount(user);
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Please cancel them first.');
  expect(within(alert).getByRole('link', { name: label })).toHaveAttribute('href', path);
  expect(signOut).not.toHaveBeenCalled();
});

test('a failure keeps the dialog open to try again', async () => {
  stubApi({ [deletion]: () => errorResponse(503, 'unavailable', 'Please try again in a moment.') });
  const { user } = show();
  const dialog = await deleteAccount(user);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect(dialog.queryByRole('link')).toBeNull();
  expect(dialog.getByRole('button', { name: messages.deletion.confirm })).toBeEnabled();
});

test('a deletion on its way is sent once, and its dialog stays until the answer', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  let requests = 0;
  stubApi({
    [deletion]: async () => (requests++, await late, errorResponse(503, 'unavailable', 'Bookings are away.')),
  });
  const { user } = show();
  const { dialog, word } = await openDialog(user);
  await user.type(word, `${messages.deletion.word}{Enter}`);
  await waitFor(() => expect(requests).toBe(1));
  await user.type(word, '{Enter}');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: messages.deletion.keep })).toBeDisabled();
  expect(screen.getByRole('dialog', { name: messages.deletion.dialogTitle })).toBeVisible();
  expect(requests).toBe(1);
  answer();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Bookings are away.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
