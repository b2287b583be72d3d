import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { type ClerkBridgeProps } from './clerk-bridge.js';
import { ErrorBoundary } from '../federation/error-boundary.js';
import { loadable } from '../federation/loadable.js';
import { OverlaysHidden } from '../ui/overlay/overlays-hidden.js';
import { mayBeSignedIn } from './session-cookie.js';
import { createSessionStore, type SessionState, type SessionStore, stateOnServer } from './session-store.js';
import { whenIdle } from './when-idle.js';

const loadTimeoutMs = 8000;

const SessionContext = createContext<SessionStore | null>(null);

// A page is rendered for every visitor alike.
const serverState = (): SessionState => stateOnServer;
const no = () => false;
const none = () => 0;
const isInBrowser = typeof document !== 'undefined';

export function useSession() {
  const store = useSessionStore();
  return { ...useSyncExternalStore(store.subscribe, store.state, serverState), ...store };
}

/** Whose data the page shows: of who is signed in, or was until the session ended, as they stay on the page. */
export function usePersonId(): string | undefined {
  const { user, previousUser } = useSession();
  return (user ?? previousUser)?.id;
}

/** The session for what nobody can use without an account: loads the sign-in service at once. */
export function useRequiredSession() {
  const session = useSession();
  const { requestService } = session;
  useEffect(() => requestService(), [requestService]);
  return session;
}

/** For a control that leads to signing in: loads the sign-in service when somebody moves towards it. */
export function useSignInIntent() {
  const { requestService } = useSessionStore();
  return { onPointerEnter: requestService, onFocus: requestService };
}

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider above it.');
  return store;
}

type Props = {
  /** Undefined until it has loaded. */
  config: RuntimeConfig['clerk'] | undefined;
  navigate: (to: string) => void;
  store?: SessionStore;
  children: ReactNode;
};

/**
 * The sign-in service is mounted beside the pages, not above them: they render before it has loaded, and without it.
 * Who may be signed in gets it once the page is at rest, everybody else when it is first needed.
 */
export function SessionProvider({ config, navigate, store: providedStore, children }: Props) {
  const [store] = useState(() => providedStore ?? createSessionStore(isInBrowser && mayBeSignedIn()));
  const isServiceRequested = useSyncExternalStore(store.subscribe, store.hasServiceBeenRequested, no);
  const isServiceLoading = useSyncExternalStore(store.subscribe, store.isServiceLoading, no);
  const isPrompting = useSyncExternalStore(store.subscribe, store.isPromptingSignIn, no);
  const attempt = useSyncExternalStore(store.subscribe, store.attempt, none);
  const mountedAttempt = useDeferredValue(attempt);
  useEffect(() => requestWhenSignedIn(store), [store]);
  // Clerk does not report that it cannot be reached, hence the timeout.
  useEffect(() => {
    if (!isServiceLoading) return;
    const timer = setTimeout(store.fail, loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isServiceLoading, store]);

  return (
    <SessionContext value={store}>
      <OverlaysHidden value={isPrompting}>{children}</OverlaysHidden>
      {/* A service that arrives late is still taken. A retry unmounts it first, because Clerk ends its instance only then. */}
      {config && isServiceRequested && mountedAttempt === attempt && (
        <ErrorBoundary renderError={() => <Unavailable />}>
          <ClerkBridge config={config} store={store} navigate={navigate} />
        </ErrorBoundary>
      )}
    </SessionContext>
  );
}

/** Also when somebody has signed in in another tab meanwhile. */
function requestWhenSignedIn({ requestService }: SessionStore) {
  const check = () => mayBeSignedIn() && requestService();
  const cancel = whenIdle(check);
  window.addEventListener('focus', check);
  return () => {
    cancel();
    window.removeEventListener('focus', check);
  };
}

const ClerkBridge = loadable<ClerkBridgeProps>(async () => (await import('./clerk-bridge.js')).ClerkBridge, {
  skeleton: null,
  renderError: () => <Unavailable />,
});

function Unavailable() {
  const store = useSessionStore();
  useEffect(() => void store.fail(), [store]);
  return null;
}
