import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { type ReactNode, useId } from 'react';
import { SaveError } from './save-error.js';

type Props = {
  title: string;
  texts: { cancel: string; submit: string };
  isSaving: boolean;
  /** Why it could not be saved, unless a field shows it. */
  error?: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, which stays open while it is being saved. */
export function FormDialog({ title, texts, isSaving, error, onSubmit, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => isSaving || onClose()}
      title={title}
      footer={
        <DialogActions dismiss={texts.cancel} onDismiss={onClose} busy={isSaving}>
          <Button type="submit" form={id} busy={isSaving}>
            {texts.submit}
          </Button>
        </DialogActions>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        className="grid gap-5 pt-1"
      >
        {children}
        {error && <SaveError message={error} />}
      </form>
    </Dialog>
  );
}
