import { lazyOverlay } from '../../../shared/lazy.js';
import type { DetailsDialogProps } from './details-dialog.js';

export const DetailsDialog = lazyOverlay<DetailsDialogProps>(
  async () => (await import('./details-dialog.js')).DetailsDialog,
);
