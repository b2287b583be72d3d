import { lazyOverlay } from '../../../shared/lazy.js';
import type { ChangeDialogProps } from './change-dialog.js';

export const ChangeDialog = lazyOverlay<ChangeDialogProps>(
  async () => (await import('./change-dialog.js')).ChangeDialog,
);
