import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { type ClerkBridgeProps } from './clerk-bridge.js';
import { ErrorBoundary } from '../federation/error-boundary.js';
import { loadable } from '../federation/loadable.js';
import { OverlaysHidden } from '../ui/overlay/overlays-hidden.js';
import { createSessionStore, type SessionStore } from './session-store.js';
import { whenIdle } from './when-idle.js';

const loadTimeoutMs = 8000;

const SessionContext = createContext<SessionStore | null>(null);

export function useSession() {
  const store = useSessionStore();
  return { ...useSyncExternalStore(store.subscribe, store.state), ...store };
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
 */
export function SessionProvider({ config, navigate, store: providedStore, children }: Props) {
  const [store] = useState(() => providedStore ?? createSessionStore());
  const isServiceRequested = useSyncExternalStore(store.subscribe, store.hasServiceBeenRequested);
  const isPrompting = useSyncExternalStore(store.subscribe, store.isPromptingSignIn);
  const { status } = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => whenIdle(store.requestService), [store]);
  // Clerk does not report that it cannot be reached, hence the timeout.
  useEffect(() => {
    if (!isServiceRequested || status !== 'loading') return;
    const timer = setTimeout(store.fail, loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isServiceRequested, status, store]);

  return (
    <SessionContext value={store}>
      <OverlaysHidden value={isPrompting}>{children}</OverlaysHidden>
      {/* Unmounted while unavailable, so that a retry starts fresh. */}
      {config && isServiceRequested && status !== 'unavailable' && (
        <ErrorBoundary renderError={() => <Unavailable />}>
          <ClerkBridge config={config} store={store} navigate={navigate} />
        </ErrorBoundary>
      )}
    </SessionContext>
  );
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
