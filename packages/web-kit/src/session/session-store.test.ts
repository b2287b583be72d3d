import { toasts } from '../app/notices/toasts.js';
import { messages } from '../messages.js';
import { createSessionStore, type SignInService } from './session-store.js';

const service = (over: Partial<SignInService> = {}): SignInService => ({
  getToken: async () => 'token',
  signIn: jest.fn(),
  signOut: async () => undefined,
  openProfile: () => undefined,
  ...over,
});
const signedOut = { status: 'signed-out', user: null } as const;
const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };

test('getToken waits until the session is known', async () => {
  const store = createSessionStore();
  const token = store.getToken();
  expect(store.hasServiceBeenRequested()).toBe(true);
  store.report({ status: 'signed-in', user }, service());
  await expect(token).resolves.toBe('token');
});

test('getToken resolves to null when the service is unavailable', async () => {
  const store = createSessionStore();
  const token = store.getToken();
  store.fail();
  await expect(token).resolves.toBeNull();
  expect(store.state().status).toBe('unavailable');
});

test('opens a sign-in dialog requested early once the service has loaded', () => {
  const store = createSessionStore();
  const clerk = service();
  store.signIn();
  expect(clerk.signIn).not.toHaveBeenCalled();
  store.report(signedOut, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
  store.report(signedOut, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
});

test('the dialog is being opened from the press until it is there or has not opened', () => {
  let dialog: Parameters<SignInService['signIn']>[0] | undefined;
  const clerk = service({ signIn: (events) => void (dialog = events) });
  const store = createSessionStore(false);
  const isOpening = () => Boolean(store.state().isOpeningSignIn);
  expect(isOpening()).toBe(false);
  store.signIn();
  expect(isOpening()).toBe(true);
  store.report(signedOut, clerk);
  expect(isOpening()).toBe(true);
  dialog!.onOpen();
  expect(isOpening()).toBe(false);
  store.signIn();
  expect(isOpening()).toBe(true);
  dialog!.onClosed();
  expect(isOpening()).toBe(false);
});

test('who cannot be signed in is signed out before the service has been asked for, and while it loads', () => {
  const store = createSessionStore(false);
  expect(store.state()).toEqual(signedOut);
  expect(store.hasServiceBeenRequested()).toBe(false);
  store.requestService();
  expect(store.state()).toEqual(signedOut);
  expect(store.isServiceLoading()).toBe(true);
  store.report({ status: 'signed-in', user }, service());
  expect(store.state().status).toBe('signed-in');
  expect(store.isServiceLoading()).toBe(false);
});

test('a token waits for the service also where nobody seems to be signed in', async () => {
  const store = createSessionStore(false);
  const token = store.getToken();
  store.report({ status: 'signed-in', user }, service());
  await expect(token).resolves.toBe('token');
});

test('is loading again after a retry, and still opens the dialog that was asked for', () => {
  const store = createSessionStore(false);
  const clerk = service();
  store.signIn();
  store.fail();
  expect(store.state().status).toBe('unavailable');
  store.retry();
  expect(store.state().status).toBe('loading');
  store.report(signedOut, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
});

test('where the service does not load, nothing is being opened any more, and who wanted to sign in is informed', () => {
  const error = jest.spyOn(toasts, 'error');
  const store = createSessionStore(false);
  store.requestService();
  store.fail();
  expect(error).not.toHaveBeenCalled();
  store.signIn();
  expect(store.state()).toMatchObject({ status: 'loading', isOpeningSignIn: true });
  store.fail();
  expect(store.state()).toMatchObject({ status: 'unavailable', isOpeningSignIn: false });
  expect(error).toHaveBeenCalledWith(messages.session.unreachable);
});

test('a service that arrives late opens the dialog that was asked for', () => {
  const store = createSessionStore(false);
  const clerk = service();
  store.signIn();
  store.fail();
  store.report(signedOut, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
});

test('a service that arrives after it was given up counts, and was loaded once', async () => {
  const store = createSessionStore();
  store.requestService();
  store.fail();
  await expect(store.getToken()).resolves.toBeNull();
  store.report({ status: 'signed-in', user }, service());
  expect(store.state()).toEqual({ status: 'signed-in', user });
  await expect(store.getToken()).resolves.toBe('token');
  expect(store.attempt()).toBe(0);
});

test('every retry is another attempt', () => {
  const store = createSessionStore();
  store.requestService();
  store.retry();
  expect(store.attempt()).toBe(0);
  store.fail();
  store.retry();
  store.fail();
  store.signIn();
  expect(store.attempt()).toBe(2);
});

test('a service that nobody has asked for does not fail', () => {
  const store = createSessionStore(false);
  store.fail();
  expect(store.state()).toEqual(signedOut);
});

test('signing out that fails is shown, and a session that ends by itself later still has its person', async () => {
  const error = jest.spyOn(toasts, 'error');
  const store = createSessionStore();
  const clerk = service({ signOut: () => Promise.reject(new Error('down')) });
  store.report({ status: 'signed-in', user }, clerk);
  await expect(store.signOut()).resolves.toBe(false);
  expect(error.mock.calls).toEqual([[messages.session.unreachable]]);
  expect(store.state()).toEqual({ status: 'signed-in', user });
  store.report(signedOut, clerk);
  expect(store.state()).toEqual({ ...signedOut, previousUser: user });
});

test('once signing out resolves nobody is signed in, even before the service reports it', async () => {
  const store = createSessionStore();
  store.report({ status: 'signed-in', user }, service());
  await store.signOut();
  expect(store.state()).toEqual(signedOut);
  await expect(store.getToken()).resolves.toBeNull();
});
