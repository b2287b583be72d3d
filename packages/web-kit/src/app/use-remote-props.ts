import type { RemoteProps } from '@wayhouse/contracts/remotes';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/session.js';
import { toasts } from './notices/toasts.js';

/** The props that a host passes to its remotes. */
export function useRemoteProps(config: RuntimeConfig): RemoteProps {
  const { currency, exchangeRates, supportPhone, supportEmail, careersEmail, mapTiles } = config;
  const { user, getToken, signIn, signInAgain, signOut, openProfile } = useSession();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      user,
      getToken,
      signIn,
      signInAgain,
      signOut,
      openProfile,
      navigate: (to: string) => void navigate(to),
      toast: toasts,
      config: {
        ...{ currency, supportPhone, supportEmail, careersEmail },
        ...(exchangeRates && { exchangeRates }),
        ...(mapTiles && { mapTiles }),
      },
    }),
    [
      user,
      getToken,
      signIn,
      signInAgain,
      signOut,
      openProfile,
      navigate,
      currency,
      exchangeRates,
      supportPhone,
      supportEmail,
      careersEmail,
      mapTiles,
    ],
  );
}
