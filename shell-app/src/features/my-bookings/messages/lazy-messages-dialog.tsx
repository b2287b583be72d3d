import { lazyOverlay } from '../../../shared/lazy.js';
import type { MessagesDialogProps } from './messages-dialog.js';

export const MessagesDialog = lazyOverlay<MessagesDialogProps>(
  async () => (await import('./messages-dialog.js')).MessagesDialog,
);
