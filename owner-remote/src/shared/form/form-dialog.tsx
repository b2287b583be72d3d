import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
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
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={isSaving}>
            {texts.submit}
          </Button>
        </div>
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
