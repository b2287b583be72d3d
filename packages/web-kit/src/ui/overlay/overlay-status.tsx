import { messages } from '../../messages.js';
import { Snackbar, SnackbarButton } from './snackbar.js';

/** Shown where an overlay did not load. */
export const OverlayError = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <Snackbar role="alert">
    {messages.notShown}
    <span className="flex gap-5">
      <SnackbarButton onClick={onRetry}>{messages.tryAgain}</SnackbarButton>
      <SnackbarButton onClick={onClose}>{messages.close}</SnackbarButton>
    </span>
  </Snackbar>
);

/** Shown while an overlay takes long to load. */
export const OverlayLoading = () => (
  <Snackbar role="status" delayed>
    {messages.oneMoment}
  </Snackbar>
);
