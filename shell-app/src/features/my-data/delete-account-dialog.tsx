import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { type FormEvent, useId, useState } from 'react';
import { DeletionErrorNote } from './deletion-error-note.js';
import { messages } from './messages.js';
import { useAccountDeletion } from './use-account-deletion.js';

/** The account is deleted only once the word has been typed. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { deletion: labels } = messages;
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useAccountDeletion();
  const formId = useId();
  const isConfirmed = typed.trim().toLowerCase() === labels.word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isPending) mutate();
  };
  // A deletion that has been sent cannot be taken back.
  const close = () => isPending || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={labels.dialogTitle}
      footer={
        <DialogActions dismiss={labels.keep} onDismiss={close} busy={isPending}>
          <Button type="submit" form={formId} variant="danger" disabled={!isConfirmed} busy={isPending}>
            {labels.confirm}
          </Button>
        </DialogActions>
      }
    >
      <form id={formId} onSubmit={submit}>
        <p>{labels.warning}</p>
        <TextField
          label={labels.confirmation(labels.word)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-5"
        />
        {error && <DeletionErrorNote error={error} />}
      </form>
    </Dialog>
  );
}
