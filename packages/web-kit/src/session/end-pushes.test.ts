import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { createSessionStore } from './session-store.js';

Object.assign(globalThis, { TextEncoder });
const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const service = {
  getToken: async () => 'token',
  signIn: () => undefined,
  signOut: async () => undefined,
  openProfile: () => undefined,
};
const signedIn = (signInService = service) => {
  const store = createSessionStore();
  store.report({ status: 'signed-in', user }, signInService);
  return store;
};
const withWorkers = (getRegistration: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('who signs out gets no pushes in this browser any more; whose session ends by itself does', async () => {
  const unregister = jest.fn(async () => true);
  const pushManager = { getSubscription: async () => null };
  const getRegistration = jest.fn(async () => ({ unregister, pushManager }));
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

test('a browser that has subscribed is removed from the account, while there is a token', async () => {
  const steps: unknown[] = [];
  const answered = new Response(JSON.stringify({ message: 'Off' }), {
    headers: { 'content-type': 'application/json' },
  });
  const send = jest.fn((address: string, { headers, body }: RequestInit) => {
    steps.push([address, new Headers(headers).get('authorization'), JSON.parse(String(body))]);
    return Promise.resolve(answered);
  });
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example.test/1' }) };
  withWorkers(async () => ({ pushManager, unregister: async () => steps.push('unregistered') }));
  await signedIn({ ...service, signOut: async () => void steps.push('signed out') }).signOut();
  const removed = [
    ...['/api/notifications/owner-pushes/remove', 'Bearer token'],
    { browser: expect.stringMatching(/^[\w-]{43}$/) as unknown },
  ];
  expect(steps).toEqual(expect.arrayContaining([removed, 'unregistered']));
  expect(steps.at(-1)).toBe('signed out');
});

test('signs out in a browser without workers, and in one that refuses them', async () => {
  await expect(signedIn().signOut()).resolves.toBe(true);
  withWorkers(() => Promise.reject(new Error('blocked')));
  await expect(signedIn().signOut()).resolves.toBe(true);
});
