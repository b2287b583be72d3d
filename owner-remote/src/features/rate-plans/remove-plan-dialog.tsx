import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useChangeRatePlans } from './use-change-rate-plans.js';

type Props = { hotel: HotelProfile; plan: RatePlan; onClose: () => void };

export function RemovePlanDialog({ hotel, plan, onClose }: Props) {
  const mutation = useChangeRatePlans(hotel, onClose);
  const remove = () => mutation.mutate({ before: plan });
  return (
    <RemoveDialog texts={messages.removing} name={plan.name} removal={mutation} onRemove={remove} onClose={onClose} />
  );
}
