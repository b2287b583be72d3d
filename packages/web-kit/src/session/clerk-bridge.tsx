import { ClerkProvider, useAuth, useClerk, useUser } from '@clerk/clerk-react';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.js';
import { texts } from '../messages.js';
import { clerkAppearance } from './clerk-appearance.js';
import { whenClerkDialogIsGone } from './on-clerk-dialog-closed.js';
import type { SessionStore, SignInService } from './session-store.js';

export type ClerkBridgeProps = { config: RuntimeConfig['clerk']; store: SessionStore; navigate: (to: string) => void };

/** Tells the session store what Clerk knows. */
export function ClerkBridge({ config, store, navigate }: ClerkBridgeProps) {
  // Who signs in stays where they are, with all they have typed.
  const go = (to: string) => isHere(to) || navigate(to);
  return (
    <ClerkProvider
      {...config}
      telemetry={false}
      routerPush={go}
      routerReplace={go}
      afterSignOutUrl="/"
      appearance={clerkAppearance}
    >
      <Reporter store={store} />
    </ClerkProvider>
  );
}

const isHere = (to: string) => new URL(to, window.location.href).href === window.location.href;

function Reporter({ store }: { store: SessionStore }) {
  const { isLoaded, isSignedIn, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();

  useEffect(() => {
    if (!isLoaded) return;
    const service: SignInService = {
      getToken: (fresh = false) => getToken({ skipCache: fresh }).catch(noToken),
      signIn(onClosed) {
        const here = window.location.href;
        clerk.openSignIn({ fallbackRedirectUrl: here, signUpFallbackRedirectUrl: here });
        // While somebody is being signed in there is no session yet, but it is undefined, not null.
        if (onClosed) whenClerkDialogIsGone(() => clerk.session === null && onClosed());
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

/** A refused token means that the session has ended; anything else, that it is not known. */
function noToken(error: unknown): null {
  const { status = 0 } = error as { status?: number };
  if (status >= 400 && status < 500) return null;
  throw new ApiError(texts.calls.unreachable, 'unreachable', 0);
}
