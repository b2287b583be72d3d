import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { SaveError } from './form/save-error.js';

type Props = {
  texts: { title: string; body: (name: string) => string; confirm: string; dismiss: string };
  name: string;
  removal: { isPending: boolean; error: Error | null };
  onRemove: () => void;
  onClose: () => void;
};

/** Asks before an entry of a list is removed, and stays open until it is. */
export const RemoveDialog = ({ texts, name, removal: { isPending, error }, onRemove, onClose }: Props) => (
  <Dialog
    open
    onClose={() => isPending || onClose()}
    title={texts.title}
    footer={
      <DialogActions dismiss={texts.dismiss} onDismiss={onClose} busy={isPending}>
        <Button variant="danger" busy={isPending} onClick={onRemove}>
          {texts.confirm}
        </Button>
      </DialogActions>
    }
  >
    <p>{texts.body(name)}</p>
    {error && <SaveError message={error.message} />}
  </Dialog>
);
