import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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

/** A form in a dialog, which stays open while it is being saved, and cannot be changed then. */
export function FormDialog({ title, texts, isSaving, error, onSubmit, onClose, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement>(null);
  // Fields have no focus while they are disabled: after a refusal it goes to the one that is refused, or back to where it was.
  useEffect(() => {
    if (isSaving) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (refused ?? (document.activeElement === document.body ? focused.current : null))?.focus();
  }, [isSaving]);
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
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          focused.current = document.activeElement as HTMLElement;
          void onSubmit();
        }}
        className="grid gap-5 pt-1"
      >
        <fieldset disabled={isSaving} className="contents">
          {children}
        </fieldset>
        {error && <SaveError message={error} />}
      </form>
    </Dialog>
  );
}
