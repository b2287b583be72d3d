import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/button';
import { Dialog } from '@wayhouse/web-kit/ui/dialog';
import { texts } from '../texts.js';
import { useLeaving } from './use-leaving.js';

/** While something is unsent, a link asks before it leads away, and the browser before it closes the page. */
export function AskBeforeLeaving({ isUnsent }: { isUnsent: boolean }) {
  const { navigate } = useHost();
  const { goal, stay } = useLeaving(isUnsent);
  return (
    <Dialog
      open={goal !== undefined}
      onClose={stay}
      title={texts.leaving.title}
      description={texts.leaving.body}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={stay}>
            {texts.leaving.stay}
          </Button>
          <Button variant="danger" onClick={() => goal && navigate(goal)}>
            {texts.leaving.leave}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  );
}
