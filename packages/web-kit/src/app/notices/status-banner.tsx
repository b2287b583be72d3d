import { messages } from '@wayhouse/contracts/messages';
import { useRef } from 'react';
import { useSession } from '../../session/session.js';
import { texts } from '../../messages.js';
import { BottomNote, NoteButton } from '../../ui/overlay/snackbar.js';
import { useIsAside } from '../../ui/overlay/overlays-hidden.js';
import { useIsNotSent } from './unsent-offline.js';
import { toasts } from './toaster.js';
import { useConnection } from './use-online-status.js';
import { useNoteHeight } from './use-snackbar-height.js';

/** What holds for the whole page and for longer than a toast: no connection, or a session that has ended. Said once. */
export function StandingNotice() {
  const place = useRef<HTMLDivElement>(null);
  useNoteHeight(place);
  const connection = useConnection();
  const isNotSent = useIsNotSent();
  const { status, former } = useSession();
  const isAsking = useIsAside();
  const hasEnded = isAsking || (status === 'signed-out' && former !== undefined);
  return (
    <BottomNote role="status" ref={place}>
      {connection === 'fine' ? hasEnded && <Ended canAsk={!isAsking} /> : wordsOf(connection, isNotSent)}
    </BottomNote>
  );
}

const wordsOf = (connection: 'offline' | 'back', isNotSent: boolean) =>
  connection === 'offline' && isNotSent ? texts.calls.offline : texts.connection[connection];

function Ended({ canAsk }: { canAsk: boolean }) {
  const { signInAgain } = useSession();
  // Not plainly signing in: this way an open dialog steps aside and comes back.
  const signIn = () => void signInAgain().catch((error: Error) => toasts.error(error.message));
  return (
    <>
      {messages.signInAgain}
      {canAsk && <NoteButton onClick={signIn}>{texts.session.signIn}</NoteButton>}
    </>
  );
}
