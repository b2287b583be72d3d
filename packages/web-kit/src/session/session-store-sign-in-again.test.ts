import { createSessionStore, type SignInService } from './session-store.js';

const asha = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const ben = { ...asha, id: 'u2', name: 'Ben' };
const signedOut = { status: 'signed-out', user: null } as const;

/** Asha is signed in; then her session ends by itself. */
function whoseSessionEnded() {
  let close = () => {};
  const service: SignInService = {
    getToken: async () => 'token',
    signIn: jest.fn((onClosed = () => {}) => void (close = onClosed)),
    signOut: async () => store.report(signedOut, service),
    openProfile: () => undefined,
  };
  const store = createSessionStore();
  const comes = (user: typeof asha) => store.report({ status: 'signed-in', user }, service);
  comes(asha);
  store.report(signedOut, service);
  return { store, service, comes, closeDialog: () => close() };
}

test('the same person signs in again: the waiting call may go on', async () => {
  const { store, service, comes } = whoseSessionEnded();
  const answer = store.signInAgain();
  expect(service.signIn).toHaveBeenCalledTimes(1);
  expect(store.isAskingAgain()).toBe(true);
  comes(asha);
  await expect(answer).resolves.toBe(true);
  expect(store.isAskingAgain()).toBe(false);
});

test('closing the dialog is a no', async () => {
  const { store, closeDialog } = whoseSessionEnded();
  const answer = store.signInAgain();
  closeDialog();
  await expect(answer).resolves.toBe(false);
  expect(store.isAskingAgain()).toBe(false);
});

test('somebody else signs in: what waits is not theirs and does not go on', async () => {
  const { store, comes } = whoseSessionEnded();
  const answer = store.signInAgain();
  comes(ben);
  await expect(answer).rejects.toThrow('Somebody else has signed in');
});

test('several calls that wait ask once', async () => {
  const { store, service, comes } = whoseSessionEnded();
  const answers = [store.signInAgain(), store.signInAgain()];
  comes(asha);
  await expect(Promise.all(answers)).resolves.toEqual([true, true]);
  expect(service.signIn).toHaveBeenCalledTimes(1);
});

test('where only the token was too old nobody is asked', async () => {
  const { store, service, comes } = whoseSessionEnded();
  comes(asha);
  await expect(store.signInAgain()).resolves.toBe(true);
  expect(service.signIn).not.toHaveBeenCalled();
});

test('a session that the service has forgotten is asked for, although the page does not know yet', async () => {
  const { store, service, comes } = whoseSessionEnded();
  comes(asha);
  store.report({ status: 'signed-in', user: asha }, { ...service, getToken: async () => null });
  const answer = store.signInAgain();
  await Promise.resolve();
  await Promise.resolve();
  expect(service.signIn).toHaveBeenCalledTimes(1);
  store.report(signedOut, service);
  comes(asha);
  await expect(answer).resolves.toBe(true);
});

test('without the sign-in service it says that it is not reachable', async () => {
  const store = createSessionStore();
  const answer = store.signInAgain();
  store.fail();
  await expect(answer).rejects.toThrow('not reachable');
});

test('a session that ended by itself leaves who was here, signing out does not', async () => {
  const { store, comes } = whoseSessionEnded();
  expect(store.state()).toMatchObject({ status: 'signed-out', former: asha });
  comes(asha);
  await store.signOut();
  expect(store.state()).toEqual({ status: 'signed-out', user: null });
});
