import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Tax } from '@wayhouse/contracts/taxes';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useChangeTaxes } from './use-change-taxes.js';

type Props = { hotel: HotelProfile; tax: Tax; onClose: () => void };

export function RemoveTaxDialog({ hotel, tax, onClose }: Props) {
  const mutation = useChangeTaxes(hotel, onClose);
  const remove = () => mutation.mutate({ before: tax });
  return (
    <RemoveDialog texts={messages.removing} name={tax.name} removal={mutation} onRemove={remove} onClose={onClose} />
  );
}
