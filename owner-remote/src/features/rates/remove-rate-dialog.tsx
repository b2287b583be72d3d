import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { messages } from './messages.js';
import { SaveError } from '../../shared/form/save-error.js';
import { useChangeRates } from './use-change-rates.js';

type Props = { room: OwnRoom; rate: OwnRate; onClose: () => void };

export function RemoveRateDialog({ room, rate, onClose }: Props) {
  const mutation = useChangeRates(room, onClose);
  const { title, body, confirm, dismiss } = messages.removing;
  return (
    <Dialog
      open
      onClose={() => mutation.isPending || onClose()}
      title={title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            {dismiss}
          </Button>
          <Button variant="danger" busy={mutation.isPending} onClick={() => mutation.mutate({ before: rate })}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p>{body(rate.name)}</p>
      {mutation.error && <SaveError message={mutation.error.message} />}
    </Dialog>
  );
}
