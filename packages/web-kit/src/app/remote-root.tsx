import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiProvider } from '../api/api-provider.js';
import { OverlaysHidden } from '../ui/overlay/overlays-hidden.js';
import { PortalContainer } from '../ui/overlay/portal-container.js';
import { useSignInAgain } from './use-sign-in-again.js';

const PropsContext = createContext<RemoteProps | null>(null);

/** The props the host passes to this remote: the user, sign-in and sign-out, `navigate`, `toast`, configuration. */
export function useHost(): RemoteProps {
  const props = useContext(PropsContext);
  if (!props) throw new Error('useHost needs a RemoteRoot above it.');
  return props;
}

/** The root element of every remote: provides its style scope, dialogs and API. */
export function RemoteRoot({ remote, host, children }: { remote: RemoteKey; host: RemoteProps; children: ReactNode }) {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const { isSigningIn, signInAgain } = useSignInAgain(host.signInAgain);
  return (
    <div data-remote={remotes[remote].container}>
      <PropsContext value={host}>
        <ApiProvider getToken={host.getToken} signInAgain={signInAgain} toast={host.toast}>
          <OverlaysHidden value={isSigningIn}>
            <PortalContainer value={portal}>{children}</PortalContainer>
          </OverlaysHidden>
        </ApiProvider>
      </PropsContext>
      <div ref={setPortal} />
    </div>
  );
}
