import { createSessionStore, type SignInService } from './session-store.js';

const asha = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const ben = { ...asha, id: 'u2', name: 'Ben' };
const signedOut = { status: 'signed-out', user: null } as const;

/** Asha’s session has ended by itself. */
function endedSession() {
  let close = () => {};
  const service: SignInService = {
    getToken: async () => 'token',
    signIn: jest.fn(({ onClosed }) => void (close = onClosed)),
    signOut: async () => store.report(signedOut, service),
    openProfile: () => undefined,
  };
  const store = createSessionStore();
  const signInAs = (user: typeof asha) => store.report({ status: 'signed-in', user }, service);
  signInAs(asha);
  store.report(signedOut, service);
  return { store, service, signInAs, closeDialog: () => close() };
}

test('resolves to true when the same person signs in', async () => {
  const { store, service, signInAs } = endedSession();
  const result = store.signInAgain();
  expect(service.signIn).toHaveBeenCalledTimes(1);
  expect(store.isPromptingSignIn()).toBe(true);
  signInAs(asha);
  await expect(result).resolves.toBe(true);
  expect(store.isPromptingSignIn()).toBe(false);
});

test('resolves to false when the dialog is closed', async () => {
  const { store, closeDialog } = endedSession();
  const result = store.signInAgain();
  closeDialog();
  await expect(result).resolves.toBe(false);
  expect(store.isPromptingSignIn()).toBe(false);
});

test('rejects when somebody else signs in', async () => {
  const { store, signInAs } = endedSession();
  const result = store.signInAgain();
  signInAs(ben);
  await expect(result).rejects.toThrow('Somebody else has signed in');
});

test('prompts once for several waiting calls', async () => {
  const { store, service, signInAs } = endedSession();
  const results = [store.signInAgain(), store.signInAgain()];
  signInAs(asha);
  await expect(Promise.all(results)).resolves.toEqual([true, true]);
  expect(service.signIn).toHaveBeenCalledTimes(1);
});

test('does not prompt when only the token had expired', async () => {
  const { store, service, signInAs } = endedSession();
  signInAs(asha);
  await expect(store.signInAgain()).resolves.toBe(true);
  expect(service.signIn).not.toHaveBeenCalled();
});

test('prompts for a session that the service has ended, although the page does not know yet', async () => {
  const { store, service, signInAs } = endedSession();
  signInAs(asha);
  store.report({ status: 'signed-in', user: asha }, { ...service, getToken: async () => null });
  const result = store.signInAgain();
  await Promise.resolve();
  await Promise.resolve();
  expect(service.signIn).toHaveBeenCalledTimes(1);
  store.report(signedOut, service);
  signInAs(asha);
  await expect(result).resolves.toBe(true);
});

test('rejects when the sign-in service is unavailable', async () => {
  const store = createSessionStore();
  const result = store.signInAgain();
  store.fail();
  await expect(result).rejects.toThrow('unavailable');
});

test('remembers the user of a session that ended by itself, but not after signing out', async () => {
  const { store, signInAs } = endedSession();
  expect(store.state()).toMatchObject({ status: 'signed-out', previousUser: asha });
  signInAs(asha);
  await store.signOut();
  expect(store.state()).toEqual({ status: 'signed-out', user: null });
});
