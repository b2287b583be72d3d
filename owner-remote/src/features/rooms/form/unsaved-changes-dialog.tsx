import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { texts } from '../messages.js';
import { useLeaving } from './use-unsaved-changes.js';

type Props = {
  isUnsent: boolean;
  /** Whether the page is about to load itself anew and everything will be there again. */
  isKept: () => boolean;
};

/**
 * While something is unsent, a link, Back and Forward ask before they lead away, and the
 * browser before it closes the page.
 */
export function AskBeforeLeaving(unsent: Props) {
  const { navigate } = useHost();
  const { isAsking, stay, leave } = useLeaving({ ...unsent, goTo: navigate });
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={texts.leaving.title}
      description={texts.leaving.body}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={stay}>
            {texts.leaving.stay}
          </Button>
          <Button variant="danger" onClick={leave}>
            {texts.leaving.leave}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  );
}
