import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
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
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {texts.dismiss}
        </Button>
        <Button variant="danger" busy={isPending} onClick={onRemove}>
          {texts.confirm}
        </Button>
      </div>
    }
  >
    <p>{texts.body(name)}</p>
    {error && <SaveError message={error.message} />}
  </Dialog>
);
