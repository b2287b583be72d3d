import { createSessionStore } from './session-store.js';

const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const service = {
  getToken: async () => 'token',
  signIn: () => undefined,
  signOut: async () => undefined,
  openProfile: () => undefined,
};
const signedIn = () => {
  const store = createSessionStore();
  store.report({ status: 'signed-in', user }, service);
  return store;
};
const withWorkers = (getRegistration: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('who signs out gets no pushes in this browser any more; whose session ends by itself does', async () => {
  const unregister = jest.fn(async () => true);
  const getRegistration = jest.fn(async () => ({ unregister }));
  withWorkers(getRegistration);
  const store = signedIn();
  store.report({ status: 'signed-out', user: null }, service);
  expect(getRegistration).not.toHaveBeenCalled();
  store.report({ status: 'signed-in', user }, service);
  await store.signOut();
  await Promise.resolve();
  expect(getRegistration).toHaveBeenCalledWith('/owner');
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('signs out in a browser without workers, and in one that refuses them', async () => {
  await expect(signedIn().signOut()).resolves.toBeUndefined();
  withWorkers(() => Promise.reject(new Error('blocked')));
  await expect(signedIn().signOut()).resolves.toBeUndefined();
});
