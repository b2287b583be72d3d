import { ClerkProvider, useAuth, useClerk, useUser } from '@clerk/clerk-react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { useEffect } from 'react';
import { clerkAppearance } from './clerk-appearance.js';
import type { SessionStore } from './session-store.js';

export type ClerkBridgeProps = { config: RuntimeConfig['clerk']; store: SessionStore; navigate: (to: string) => void };

/** Tells the session store what Clerk knows. */
export function ClerkBridge({ config, store, navigate }: ClerkBridgeProps) {
  return (
    <ClerkProvider
      {...config}
      telemetry={false}
      routerPush={navigate}
      routerReplace={navigate}
      afterSignOutUrl="/"
      appearance={clerkAppearance}
    >
      <Reporter store={store} />
    </ClerkProvider>
  );
}

function Reporter({ store }: { store: SessionStore }) {
  const { isLoaded, isSignedIn, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();

  useEffect(() => {
    if (!isLoaded) return;
    const service = {
      getToken: () => getToken(),
      signIn() {
        const here = window.location.href;
        clerk.openSignIn({ fallbackRedirectUrl: here, signUpFallbackRedirectUrl: here });
      },
      signOut: () => clerk.signOut({ redirectUrl: '/' }),
      openProfile: () => clerk.openUserProfile(),
    };
    if (!isSignedIn) store.report({ status: 'signed-out', user: null }, service);
    else if (user) {
      const email = user.primaryEmailAddress?.emailAddress ?? '';
      const name = user.fullName || user.username || email;
      store.report({ status: 'signed-in', user: { id: user.id, name, email, imageUrl: user.imageUrl } }, service);
    }
  }, [isLoaded, isSignedIn, user, getToken, clerk, store]);

  return null;
}
