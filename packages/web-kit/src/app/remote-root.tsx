import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiProvider } from '../api/api-provider.js';
import { OverlaysAside } from '../ui/overlay/overlays-hidden.js';
import { PortalContainer } from '../ui/overlay/portal-container.js';
import { useSteppingAside } from './use-sign-in-again.js';

const PropsContext = createContext<RemoteProps | null>(null);

/** What the host handed to this remote: the user, sign-in and sign-out, `navigate`, `toast`, the configuration. */
export function useHost(): RemoteProps {
  const props = useContext(PropsContext);
  if (!props) throw new Error('useHost needs a RemoteRoot above it.');
  return props;
}

/** The outermost part of every remote: its styles, its dialogs and its calls hold below it. */
export function RemoteRoot({ remote, host, children }: { remote: RemoteKey; host: RemoteProps; children: ReactNode }) {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const { isAside, signInAgain } = useSteppingAside(host.signInAgain);
  return (
    <div data-remote={remotes[remote].container}>
      <PropsContext value={host}>
        <ApiProvider getToken={host.getToken} signInAgain={signInAgain} toast={host.toast}>
          <OverlaysAside value={isAside}>
            <PortalContainer value={portal}>{children}</PortalContainer>
          </OverlaysAside>
        </ApiProvider>
      </PropsContext>
      <div ref={setPortal} />
    </div>
  );
}
