import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { type ClerkBridgeProps } from './clerk-bridge.js';
import { CrashBoundary } from '../federation/error-boundary.js';
import { loadable } from '../federation/loadable.js';
import { OverlaysAside } from '../ui/overlay/overlays-hidden.js';
import { createSessionStore, type SessionStore } from './session-store.js';
import { whenIdle } from './when-idle.js';

const patience = 8000;

const SessionContext = createContext<SessionStore | null>(null);

/** Who is signed in, and what can be done about it. */
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
  /** Undefined as long as it is not known. */
  config: RuntimeConfig['clerk'] | undefined;
  navigate: (to: string) => void;
  store?: SessionStore;
  children: ReactNode;
};

/** The sign-in service lives beside the pages, not above them: they show before it has loaded, and without it. */
export function SessionProvider({ config, navigate, store: given, children }: Props) {
  const [store] = useState(() => given ?? createSessionStore());
  const needed = useSyncExternalStore(store.subscribe, store.isNeeded);
  const isAskingAgain = useSyncExternalStore(store.subscribe, store.isAskingAgain);
  const { status } = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => whenIdle(store.need), [store]);
  // The service never says that it cannot be reached, so waiting for it has an end here.
  useEffect(() => {
    if (!needed || status !== 'loading') return;
    const timer = setTimeout(store.fail, patience);
    return () => clearTimeout(timer);
  }, [needed, status, store]);

  return (
    <SessionContext value={store}>
      <OverlaysAside value={isAskingAgain}>{children}</OverlaysAside>
      {/* Leaving while it is unavailable lets a retry begin afresh. */}
      {config && needed && status !== 'unavailable' && (
        <CrashBoundary failed={() => <Unavailable />}>
          <ClerkBridge config={config} store={store} navigate={navigate} />
        </CrashBoundary>
      )}
    </SessionContext>
  );
}

const ClerkBridge = loadable<ClerkBridgeProps>(async () => (await import('./clerk-bridge.js')).ClerkBridge, {
  waiting: null,
  failed: () => <Unavailable />,
});

function Unavailable() {
  const store = useSessionStore();
  useEffect(() => void store.fail(), [store]);
  return null;
}
