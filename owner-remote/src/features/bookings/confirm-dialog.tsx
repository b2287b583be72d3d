import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  open: boolean;
  onClose: () => void;
  words: { title: string; confirm: string; keep: string };
  sending: { isPending: boolean; error: Error | null };
  /** Without it there is nothing left to confirm. */
  onConfirm: (() => void) | undefined;
  isGrave?: boolean;
  children: ReactNode;
};

/** A question before something that cannot be taken back. It stays until that is done; a failure says why. */
export function AskFirst({ open, onClose, words, sending, onConfirm, isGrave, children }: Props) {
  const { isPending, error } = sending;
  const close = () => isPending || onClose();
  // Two presses can come before the page shows that the first was heard.
  const isHeard = useRef(false);
  useEffect(() => {
    if (!isPending) isHeard.current = false;
  }, [isPending, error, open]);
  const confirm = () => {
    if (isHeard.current) return;
    isHeard.current = true;
    onConfirm?.();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {words.keep}
          </Button>
          {onConfirm && (
            <Button variant={isGrave ? 'danger' : 'primary'} busy={isPending} onClick={confirm}>
              {words.confirm}
            </Button>
          )}
        </div>
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
