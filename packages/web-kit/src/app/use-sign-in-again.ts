import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { useMemo, useState } from 'react';

/** The host's way to ask for a sign-in, and whether it is asking right now. A host may not have one. */
export function useSteppingAside(ask: RemoteProps['signInAgain']) {
  const [isAside, setAside] = useState(false);
  const signInAgain = useMemo(() => {
    if (!ask) return undefined;
    return async () => {
      setAside(true);
      try {
        return await ask();
      } finally {
        setAside(false);
      }
    };
  }, [ask]);
  return { isAside, signInAgain };
}
