import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { messages } from '../messages.js';
import { useUnsavedChanges } from './use-unsaved-changes.js';

type Props = {
  hasUnsavedChanges: boolean;
  /** Whether the page is about to reload itself and will restore everything. */
  isDraftSaved: () => boolean;
};

/** Asks for confirmation before links, Back, Forward or closing the page discard unsaved changes. */
export function UnsavedChangesDialog(unsent: Props) {
  const { navigate } = useHost();
  const { isConfirming, stay, leave } = useUnsavedChanges({ ...unsent, navigate: navigate });
  return (
    <Dialog
      open={isConfirming}
      onClose={stay}
      title={messages.leaving.title}
      description={messages.leaving.body}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={stay}>
            {messages.leaving.stay}
          </Button>
          <Button variant="danger" onClick={leave}>
            {messages.leaving.leave}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  );
}
