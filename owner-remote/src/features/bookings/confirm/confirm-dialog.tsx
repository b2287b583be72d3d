import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  open: boolean;
  onClose: () => void;
  labels: { title: string; confirm: string; dismiss: string };
  mutation: { isPending: boolean; error: Error | null };
  /** Undefined when there is nothing left to confirm. */
  onConfirm: (() => void) | undefined;
  isDestructive?: boolean;
  children: ReactNode;
};

/** Confirms an irreversible action. Stays open until it has succeeded; an error is shown inside. */
export function ConfirmDialog({ open, onClose, labels, mutation, onConfirm, isDestructive, children }: Props) {
  const { isPending, error } = mutation;
  const close = () => isPending || onClose();
  // A second press can arrive before the pending state is rendered.
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isPending) isConfirmed.current = false;
  }, [isPending, error, open]);
  const confirm = () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm?.();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={labels.title}
      footer={
        <DialogActions dismiss={labels.dismiss} onDismiss={close} busy={isPending}>
          {onConfirm && (
            <Button variant={isDestructive ? 'danger' : 'primary'} busy={isPending} onClick={confirm}>
              {labels.confirm}
            </Button>
          )}
        </DialogActions>
      }
    >
      {children}
      {error && (
        <p role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
