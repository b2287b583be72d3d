import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { texts } from '../messages.js';
import { createSignInQuestion } from './sign-in-prompt.js';

/** What signs people in, once it has loaded. */
export type SignInService = {
  /** A token of the session that stands. `fresh` asks for a new one, whatever is kept. */
  getToken: (fresh?: boolean) => Promise<string | null>;
  /** Opens the dialog. `onClosed` is told when it has been closed and nobody has signed in. */
  signIn: (onClosed?: () => void) => void;
  signOut: () => Promise<void>;
  openProfile: () => void;
};

/** `former`: who was signed in until the session ended by itself, in another tab or on the server. */
export type SessionState =
  | { status: 'loading' | 'signed-out' | 'unavailable'; user: null; former?: SignedInUser }
  | { status: 'signed-in'; user: SignedInUser; former?: undefined };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Who is signed in, kept apart from the sign-in service: that one is heavy, so it is only asked for after the first paint
 * or when somebody needs it (`need`), and it reports here (`report`, `fail`).
 */
export function createSessionStore() {
  let state: SessionState = { status: 'loading', user: null };
  let service: SignInService | undefined;
  let signInIsWanted = false;
  let needed = false;
  let isLeaving = false;
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  const question = createSignInQuestion(tell);
  const lastUser = () => state.user ?? state.former;
  const change = (next: SessionState) => {
    state = next;
    tell();
  };
  const need = () => {
    if (needed) return;
    needed = true;
    tell();
  };
  const decided = () =>
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
    isNeeded: () => needed,
    /** Whether somebody whose session has ended is being asked to sign in again. */
    isAskingAgain: question.isOpen,
    need,
    report(next: SessionState, through: SignInService) {
      service = through;
      change(next.status === 'signed-out' && !isLeaving ? { ...next, former: lastUser() } : next);
      if (next.status === 'signed-in') {
        isLeaving = false;
        question.came(next.user.id);
      }
      const wanted = signInIsWanted;
      signInIsWanted &&= next.status === 'loading';
      if (wanted && next.status === 'signed-out') through.signIn();
    },
    fail: () => state.status === 'loading' && change({ status: 'unavailable', user: null }),
    /** After `unavailable`: asks for the service once more. */
    retry() {
      need();
      if (state.status === 'unavailable') change({ status: 'loading', user: null });
    },
    /** A fresh bearer token, or null when nobody is signed in or signing in does not work. */
    async getToken(): Promise<string | null> {
      need();
      if (state.status === 'loading') await decided();
      return state.status === 'signed-in' && service ? service.getToken() : null;
    },
    /** Opens the sign-in dialog, as soon as it is there. */
    signIn() {
      need();
      if (state.status === 'signed-out' && service) return service.signIn();
      signInIsWanted = true;
      if (state.status === 'unavailable') change({ status: 'loading', user: null });
    },
    /** After a session has ended: asks to sign in, and tells whether somebody did. Rejects when it is somebody else. */
    async signInAgain(): Promise<boolean> {
      need();
      if (state.status === 'loading') await decided();
      if (state.status === 'unavailable' || !service) throw new Error(texts.session.unreachable);
      // It may only have been the token that was too old.
      if (state.status === 'signed-in' && (await service.getToken(true))) return true;
      return question.ask(lastUser()?.id, service.signIn);
    },
    async signOut() {
      isLeaving = true;
      await service?.signOut();
    },
    openProfile: () => service?.openProfile(),
  };
}
