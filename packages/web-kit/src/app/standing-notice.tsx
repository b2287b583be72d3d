import { messages } from '@wayhouse/contracts/messages';
import { useSession } from '../session/session.js';
import { texts } from '../texts.js';
import { BottomNote, NoteButton } from '../ui/bottom-note.js';
import { useIsAside } from '../ui/overlays-aside.js';
import { toasts } from './toaster.js';
import { useConnection } from './use-connection.js';

/** What holds for the whole page and for longer than a toast: no connection, or a session that has ended. Said once. */
export function StandingNotice() {
  const connection = useConnection();
  const { status, former, signInAgain } = useSession();
  const isAsking = useIsAside();
  const hasEnded = isAsking || (status === 'signed-out' && former !== undefined);
  // Not plainly signing in: this way an open dialog steps aside and comes back.
  const signIn = () => void signInAgain().catch((error: Error) => toasts.error(error.message));
  if (connection !== 'fine') return <BottomNote role="status">{texts.connection[connection]}</BottomNote>;
  return (
    <BottomNote role="status">
      {hasEnded && (
        <>
          {messages.signInAgain}
          {!isAsking && <NoteButton onClick={signIn}>{texts.session.signIn}</NoteButton>}
        </>
      )}
    </BottomNote>
  );
}
