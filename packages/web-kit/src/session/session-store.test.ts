import { createSessionStore, type SignInService } from './session-store.js';

const service = (over: Partial<SignInService> = {}): SignInService => ({
  getToken: async () => 'token',
  signIn: jest.fn(),
  signOut: async () => undefined,
  openProfile: () => undefined,
  ...over,
});
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
  store.report({ status: 'signed-out', user: null }, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
  store.report({ status: 'signed-out', user: null }, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
});

test('is loading again after a retry', () => {
  const store = createSessionStore();
  store.fail();
  store.retry();
  expect(store.state().status).toBe('loading');
});
