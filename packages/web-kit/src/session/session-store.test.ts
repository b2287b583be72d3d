import { createSessionStore, type SignInService } from './session-store.js';

const service = (over: Partial<SignInService> = {}): SignInService => ({
  getToken: async () => 'token',
  signIn: jest.fn(),
  signOut: async () => undefined,
  openProfile: () => undefined,
  ...over,
});
const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };

test('a token that is asked for early is given once it is known who is signed in', async () => {
  const store = createSessionStore();
  const token = store.getToken();
  expect(store.isNeeded()).toBe(true);
  store.report({ status: 'signed-in', user }, service());
  await expect(token).resolves.toBe('token');
});

test('without the sign-in service nobody waits for ever: there is no token', async () => {
  const store = createSessionStore();
  const token = store.getToken();
  store.fail();
  await expect(token).resolves.toBeNull();
  expect(store.state().status).toBe('unavailable');
});

test('a sign-in that is asked for before the service has loaded opens when it has', () => {
  const store = createSessionStore();
  const clerk = service();
  store.signIn();
  expect(clerk.signIn).not.toHaveBeenCalled();
  store.report({ status: 'signed-out', user: null }, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
  store.report({ status: 'signed-out', user: null }, clerk);
  expect(clerk.signIn).toHaveBeenCalledTimes(1);
});

test('after a retry it waits again', () => {
  const store = createSessionStore();
  store.fail();
  store.retry();
  expect(store.state().status).toBe('loading');
});
