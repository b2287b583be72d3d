import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { type ClerkBridgeProps } from './clerk-bridge.js';
import { loadable } from '../federation/loadable.js';
import { createSessionStore, type SessionStore } from './session-store.js';
import { whenIdle } from './when-idle.js';

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
  config: RuntimeConfig['clerk'];
  navigate: (to: string) => void;
  store?: SessionStore;
  children: ReactNode;
};

/** The sign-in service lives beside the pages, not above them: they show before it has loaded, and without it. */
export function SessionProvider({ config, navigate, store: given, children }: Props) {
  const [store] = useState(() => given ?? createSessionStore());
  const needed = useSyncExternalStore(store.subscribe, store.isNeeded);
  const waits = useSyncExternalStore(store.subscribe, store.state).status !== 'unavailable';
  useEffect(() => whenIdle(store.need), [store]);

  return (
    <SessionContext value={store}>
      {children}
      {/* Leaving while it is unavailable lets a retry begin afresh. */}
      {needed && waits && <ClerkBridge config={config} store={store} navigate={navigate} />}
    </SessionContext>
  );
}

const ClerkBridge = loadable<ClerkBridgeProps>(async () => (await import('./clerk-bridge.js')).ClerkBridge, {
  waiting: null,
  failed: (retry) => <Unavailable retry={retry} />,
});

function Unavailable({ retry }: { retry: () => void }) {
  const store = useSessionStore();
  useEffect(() => {
    store.fail();
    return retry;
  }, [store, retry]);
  return null;
}
