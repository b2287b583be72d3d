import { texts } from '../../messages.js';
import { BottomNote, NoteButton } from './snackbar.js';

/** What somebody opened has not come: they learn of it where they are, and can try again. */
export const OverlayFailed = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <BottomNote role="alert">
    {texts.notShown}
    <span className="flex gap-5">
      <NoteButton onClick={onRetry}>{texts.tryAgain}</NoteButton>
      <NoteButton onClick={onClose}>{texts.close}</NoteButton>
    </span>
  </BottomNote>
);

/** What somebody opened is on its way, and takes its time. */
export const OverlayWaiting = () => (
  <BottomNote role="status" late>
    {texts.oneMoment}
  </BottomNote>
);
