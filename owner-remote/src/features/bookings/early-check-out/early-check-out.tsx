import { loadable } from '@wayhouse/web-kit/loadable';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import type { EarlyCheckOutProps } from './early-check-out-dialog.js';

/** Loaded when it is opened. */
export const EarlyCheckOut = loadable<EarlyCheckOutProps>(
  async () => (await import('./early-check-out-dialog.js')).EarlyCheckOutDialog,
  {
    skeleton: <OverlayLoading />,
    renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
  },
);
