import { loadable } from '@wayhouse/web-kit/loadable';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import type { StillDueProps } from './still-due-dialog.js';

/** Loaded when it is opened. */
export const StillDue = loadable<StillDueProps>(async () => (await import('./still-due-dialog.js')).StillDueDialog, {
  skeleton: <OverlayLoading />,
  renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
});
