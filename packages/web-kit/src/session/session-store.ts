import type { SignedInUser } from '@wayhouse/contracts/remotes';

/** What signs people in, once it has loaded. */
export type SignInService = {
  getToken: () => Promise<string | null>;
  signIn: () => void;
  signOut: () => Promise<void>;
  openProfile: () => void;
};

export type SessionState =
  { status: 'loading' | 'signed-out' | 'unavailable'; user: null } | { status: 'signed-in'; user: SignedInUser };

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
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
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
    need,
    report(next: SessionState, through: SignInService) {
      service = through;
      change(next);
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
    signOut: async () => service?.signOut(),
    openProfile: () => service?.openProfile(),
  };
}
