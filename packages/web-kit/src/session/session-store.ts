import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { toasts } from '../app/notices/toasts.js';
import { messages } from '../messages.js';
import { endPushes } from './end-pushes.js';
import { createSignInPrompt } from './sign-in-prompt.js';
import type { DialogEvents } from './watch-clerk-dialog.js';

/** The sign-in service (Clerk), once it has loaded. */
export type SignInService = {
  /** A token of the current session. `fresh` bypasses the cached one. */
  getToken: (fresh?: boolean) => Promise<string | null>;
  /** Opens the sign-in dialog. `onClosed` is called where nobody has signed in. */
  signIn: (events: DialogEvents) => void;
  signOut: () => Promise<void>;
  openProfile: () => void;
};

/**
 * `previousUser`: who was signed in until the session ended by itself, in another tab or on the server.
 * `isOpeningSignIn`: the dialog has been asked for, and is being loaded.
 */
export type SessionState = (
  | { status: 'loading' | 'signed-out' | 'unavailable'; user: null; previousUser?: SignedInUser }
  | { status: 'signed-in'; user: SignedInUser; previousUser?: undefined }
) & { isOpeningSignIn?: boolean };

/** Until it is known who is signed in. */
export const stateOnServer: SessionState = { status: 'loading', user: null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session, separate from the sign-in service: Clerk is heavy, so it is loaded only for somebody who may be signed
 * in, or on demand (`requestService`), and reports here (`report`, `fail`). Everybody else is signed out until then.
 */
export function createSessionStore(mayBeSignedIn = true) {
  let state: SessionState = mayBeSignedIn ? stateOnServer : { status: 'signed-out', user: null };
  let service: SignInService | undefined;
  let isServiceRequested = false;
  let isSignInWanted = false;
  let attempt = 0;
  let isSigningOut = false;
  const listeners = new Set<() => void>();

  const notify = () => listeners.forEach((listener) => listener());
  const prompt = createSignInPrompt(notify);
  const lastUser = () => state.user ?? state.previousUser;
  const change = (next: SessionState) => {
    state = next;
    notify();
  };
  /** A dialog that has been asked for still opens after a retry, or when the service arrives late. */
  const become = (status: 'loading' | 'unavailable') =>
    change({ status, user: null, isOpeningSignIn: isSignInWanted && status === 'loading' });
  const loadAgain = () => {
    attempt++;
    become('loading');
  };
  const requestService = () => {
    if (isServiceRequested) return;
    isServiceRequested = true;
    notify();
  };
  const isServiceLoading = () => isServiceRequested && !service && state.status !== 'unavailable';
  const waitForService = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => !isServiceLoading() && (stop(), resolve()));
    });
  const setOpening = (isOpeningSignIn: boolean) => change({ ...state, isOpeningSignIn });
  function openSignIn({ signIn }: SignInService) {
    setOpening(true);
    signIn({ onOpen: () => setOpening(false), onClosed: () => setOpening(false) });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    subscribe,
    state: () => state,
    hasServiceBeenRequested: () => isServiceRequested,
    isServiceLoading,
    /** How often loading the service has been started again. */
    attempt: () => attempt,
    /** Whether the prompt to sign in again is open. */
    isPromptingSignIn: prompt.isOpen,
    requestService,
    report(next: SessionState, signInService: SignInService) {
      const shouldSignIn = isSignInWanted && !service;
      service = signInService;
      change(next.status === 'signed-out' && !isSigningOut ? { ...next, previousUser: lastUser() } : next);
      if (next.status === 'signed-in') {
        isSigningOut = false;
        prompt.signedIn(next.user.id);
      }
      if (shouldSignIn && next.status === 'signed-out') openSignIn(service);
    },
    /** The service may still arrive: `report` ends being unavailable. */
    fail() {
      if (!isServiceLoading()) return;
      become('unavailable');
      if (isSignInWanted) toasts.error(messages.session.unreachable);
    },
    /** Loads the service again after `unavailable`. */
    retry() {
      requestService();
      if (state.status === 'unavailable') loadAgain();
    },
    /** A bearer token, or null when nobody is signed in or the service is unavailable. */
    async getToken(): Promise<string | null> {
      requestService();
      if (isServiceLoading()) await waitForService();
      return state.status === 'signed-in' && service ? service.getToken() : null;
    },
    /** Opens the sign-in dialog, as soon as it is there. */
    signIn() {
      requestService();
      if (service) return state.status === 'signed-out' && openSignIn(service);
      isSignInWanted = true;
      if (state.status === 'unavailable') return loadAgain();
      setOpening(true);
    },
    /**
     * Prompts to sign in after the session has ended; resolves to whether the user did. Rejects if somebody else signs
     * in.
     */
    async signInAgain(): Promise<boolean> {
      requestService();
      if (isServiceLoading()) await waitForService();
      if (!service) throw new Error(messages.session.unreachable);
      // Perhaps only the token had expired.
      if (state.status === 'signed-in' && (await service.getToken(true))) return true;
      const { signIn } = service;
      return prompt.ask(lastUser()?.id, (onClosed) => signIn({ onOpen: () => undefined, onClosed }));
    },
    /**
     * Once it resolves nobody is signed in, even if the service reports that later. Where it fails, it shows that and
     * resolves to false.
     */
    async signOut(): Promise<boolean> {
      if (!service) return true;
      isSigningOut = true;
      const { getToken } = service;
      await endPushes(() => getToken());
      try {
        await service.signOut();
      } catch {
        isSigningOut = false;
        toasts.error(messages.session.unreachable);
        return false;
      }
      change({ status: 'signed-out', user: null });
      return true;
    },
    openProfile: () => service?.openProfile(),
  };
}
