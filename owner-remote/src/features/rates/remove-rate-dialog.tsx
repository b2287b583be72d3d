import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useChangeRates } from './use-change-rates.js';

type Props = { room: OwnRoom; rate: OwnRate; onClose: () => void };

export function RemoveRateDialog({ room, rate, onClose }: Props) {
  const mutation = useChangeRates(room, onClose);
  const remove = () => mutation.mutate({ before: rate });
  return (
    <RemoveDialog texts={messages.removing} name={rate.name} removal={mutation} onRemove={remove} onClose={onClose} />
  );
}
