import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { useMemo, useState } from 'react';

/** Wraps the host’s sign-in request and reports whether it is open. A host may not have one. */
export function useSignInAgain(requestSignIn: RemoteProps['signInAgain']) {
  const [isSigningIn, setSigningIn] = useState(false);
  const signInAgain = useMemo(() => {
    if (!requestSignIn) return undefined;
    return async () => {
      setSigningIn(true);
      try {
        return await requestSignIn();
      } finally {
        setSigningIn(false);
      }
    };
  }, [requestSignIn]);
  return { isSigningIn, signInAgain };
}
