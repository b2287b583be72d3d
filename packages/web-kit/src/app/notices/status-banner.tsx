import { pageFailures } from '@wayhouse/messages/page-failures';
import { useRef } from 'react';
import { useSession } from '../../session/session.js';
import { messages } from '../../messages.js';
import { Snackbar, SnackbarButton } from '../../ui/overlay/snackbar.js';
import { useOverlaysHidden } from '../../ui/overlay/overlays-hidden.js';
import { useHasUnsent } from './unsent-offline.js';
import { toasts } from './toasts.js';
import { useOnlineStatus } from './use-online-status.js';
import { useSnackbarHeight } from './use-snackbar-height.js';

/** Lasting conditions of the whole page: offline, or a session that has ended. */
export function StatusBanner() {
  const banner = useRef<HTMLDivElement>(null);
  useSnackbarHeight(banner);
  const connection = useOnlineStatus();
  const hasUnsent = useHasUnsent();
  const { status, previousUser } = useSession();
  const isSigningIn = useOverlaysHidden();
  const hasEnded = isSigningIn || (status === 'signed-out' && previousUser !== undefined);
  return (
    <Snackbar role="status" ref={banner}>
      {connection === 'fine'
        ? hasEnded && <SessionEnded canSignIn={!isSigningIn} />
        : connectionText(connection, hasUnsent)}
    </Snackbar>
  );
}

const connectionText = (connection: 'offline' | 'back', isNotSent: boolean) =>
  connection === 'offline' && isNotSent ? messages.calls.offline : messages.connection[connection];

function SessionEnded({ canSignIn }: { canSignIn: boolean }) {
  const { signInAgain } = useSession();
  // Not `signIn`: this way an open dialog is hidden and comes back.
  const signIn = () => void signInAgain().catch((error: Error) => toasts.error(error.message));
  return (
    <>
      {pageFailures.sessionEnded}
      {canSignIn && <SnackbarButton onClick={signIn}>{messages.session.signIn}</SnackbarButton>}
    </>
  );
}
