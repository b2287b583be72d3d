import { ClerkProvider, useAuth, useClerk, useUser } from '@clerk/clerk-react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { useEffect } from 'react';
import { clerkAppearance } from './clerk-appearance.js';
import { myDataLink } from './my-data-link.js';
import { clerkTexts } from './clerk-texts.js';
import type { SessionStore, SignInService } from './session-store.js';
import { tokenAfterError } from './token-after-error.js';
import { watchClerkDialog } from './watch-clerk-dialog.js';

export type ClerkBridgeProps = { config: RuntimeConfig['clerk']; store: SessionStore; navigate: (to: string) => void };

/** Reports Clerk’s session to the session store. */
export function ClerkBridge({ config, store, navigate }: ClerkBridgeProps) {
  // Signing in keeps the page and everything typed on it.
  const go = (to: string) => isCurrentPage(to) || navigate(to);
  return (
    <ClerkProvider
      {...config}
      telemetry={false}
      routerPush={go}
      routerReplace={go}
      afterSignOutUrl="/"
      appearance={clerkAppearance}
      localization={clerkTexts()}
    >
      <Reporter store={store} />
    </ClerkProvider>
  );
}

const isCurrentPage = (to: string) => new URL(to, window.location.href).href === window.location.href;

function Reporter({ store }: { store: SessionStore }) {
  const { isLoaded, isSignedIn, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();

  useEffect(() => {
    if (!isLoaded) return;
    const service: SignInService = {
      getToken: (fresh = false) => getToken({ skipCache: fresh }).catch(tokenAfterError),
      signIn({ onOpen, onClosed }) {
        const here = window.location.href;
        clerk.openSignIn({ fallbackRedirectUrl: here, signUpFallbackRedirectUrl: here });
        // While signing in is in progress, Clerk’s session is undefined, not null.
        // Where there is a session it opens none.
        watchClerkDialog({ onOpen, onClosed: (wasOpen) => (!wasOpen || clerk.session === null) && onClosed() });
      },
      signOut: () => clerk.signOut({ redirectUrl: '/' }),
      openProfile: () => clerk.openUserProfile({ customPages: [myDataLink()] }),
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
