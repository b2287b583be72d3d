import { loadable } from '@wayhouse/web-kit/loadable';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import type { ChangeStayProps } from './change-stay-dialog.js';

/** Loaded when it is opened. */
export const ChangeStay = loadable<ChangeStayProps>(
  async () => (await import('./change-stay-dialog.js')).ChangeStayDialog,
  {
    skeleton: <OverlayLoading />,
    renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
  },
);
