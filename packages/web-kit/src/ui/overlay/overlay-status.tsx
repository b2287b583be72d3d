import { texts } from '../../messages.js';
import { Snackbar, SnackbarButton } from './snackbar.js';

/** Shown where an overlay did not load. */
export const OverlayError = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <Snackbar role="alert">
    {texts.notShown}
    <span className="flex gap-5">
      <SnackbarButton onClick={onRetry}>{texts.tryAgain}</SnackbarButton>
      <SnackbarButton onClick={onClose}>{texts.close}</SnackbarButton>
    </span>
  </Snackbar>
);

/** Shown while an overlay takes long to load. */
export const OverlayLoading = () => (
  <Snackbar role="status" delayed>
    {texts.oneMoment}
  </Snackbar>
);
