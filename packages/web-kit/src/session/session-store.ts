import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { messages } from '../messages.js';
import { createSignInPrompt } from './sign-in-prompt.js';

/** The sign-in service (Clerk), once it has loaded. */
export type SignInService = {
  /** A token of the current session. `fresh` bypasses the cached one. */
  getToken: (fresh?: boolean) => Promise<string | null>;
  /** Opens the sign-in dialog, waiting for the service if needed. */
  signIn: (onClosed?: () => void) => void;
  signOut: () => Promise<void>;
  openProfile: () => void;
};

/** `previousUser`: who was signed in until the session ended by itself, in another tab or on the server. */
type SessionState =
  | { status: 'loading' | 'signed-out' | 'unavailable'; user: null; previousUser?: SignedInUser }
  | { status: 'signed-in'; user: SignedInUser; previousUser?: undefined };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session, separate from the sign-in service: Clerk is heavy, so it is loaded only after the first paint or on
 * demand (`requestService`), and reports here (`report`, `fail`).
 */
export function createSessionStore() {
  let state: SessionState = { status: 'loading', user: null };
  let service: SignInService | undefined;
  let isSignInPending = false;
  let isServiceRequested = false;
  let isSigningOut = false;
  const listeners = new Set<() => void>();

  const notify = () => listeners.forEach((listener) => listener());
  const prompt = createSignInPrompt(notify);
  const lastUser = () => state.user ?? state.previousUser;
  const change = (next: SessionState) => {
    state = next;
    notify();
  };
  const requestService = () => {
    if (isServiceRequested) return;
    isServiceRequested = true;
    notify();
  };
  const waitUntilLoaded = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => state.status !== 'loading' && (stop(), resolve()));
    });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    subscribe,
    state: () => state,
    hasServiceBeenRequested: () => isServiceRequested,
    /** Whether the prompt to sign in again is open. */
    isPromptingSignIn: prompt.isOpen,
    requestService,
    report(next: SessionState, signInService: SignInService) {
      service = signInService;
      change(next.status === 'signed-out' && !isSigningOut ? { ...next, previousUser: lastUser() } : next);
      if (next.status === 'signed-in') {
        isSigningOut = false;
        prompt.signedIn(next.user.id);
      }
      const shouldSignIn = isSignInPending;
      isSignInPending &&= next.status === 'loading';
      if (shouldSignIn && next.status === 'signed-out') signInService.signIn();
    },
    fail: () => state.status === 'loading' && change({ status: 'unavailable', user: null }),
    /** Loads the service again after `unavailable`. */
    retry() {
      requestService();
      if (state.status === 'unavailable') change({ status: 'loading', user: null });
    },
    /** A bearer token, or null when nobody is signed in or the service is unavailable. */
    async getToken(): Promise<string | null> {
      requestService();
      if (state.status === 'loading') await waitUntilLoaded();
      return state.status === 'signed-in' && service ? service.getToken() : null;
    },
    /** Opens the sign-in dialog, as soon as it is there. */
    signIn() {
      requestService();
      if (state.status === 'signed-out' && service) return service.signIn();
      isSignInPending = true;
      if (state.status === 'unavailable') change({ status: 'loading', user: null });
    },
    /**
     * Prompts to sign in after the session has ended; resolves to whether the user did. Rejects if somebody else signs
     * in.
     */
    async signInAgain(): Promise<boolean> {
      requestService();
      if (state.status === 'loading') await waitUntilLoaded();
      if (state.status === 'unavailable' || !service) throw new Error(messages.session.unreachable);
      // Perhaps only the token had expired.
      if (state.status === 'signed-in' && (await service.getToken(true))) return true;
      return prompt.ask(lastUser()?.id, service.signIn);
    },
    async signOut() {
      isSigningOut = true;
      await service?.signOut();
    },
    openProfile: () => service?.openProfile(),
  };
}
