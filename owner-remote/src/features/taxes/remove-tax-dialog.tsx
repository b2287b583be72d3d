import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Tax } from '@wayhouse/contracts/taxes';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { SaveError } from '../../shared/form/save-error.js';
import { messages } from './messages.js';
import { useChangeTaxes } from './use-change-taxes.js';

type Props = { hotel: HotelProfile; tax: Tax; onClose: () => void };

export function RemoveTaxDialog({ hotel, tax, onClose }: Props) {
  const mutation = useChangeTaxes(hotel, onClose);
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
          <Button variant="danger" busy={mutation.isPending} onClick={() => mutation.mutate({ before: tax })}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p>{body(tax.name)}</p>
      {mutation.error && <SaveError message={mutation.error.message} />}
    </Dialog>
  );
}
