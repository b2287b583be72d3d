import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import type { CancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { describePlanPrice, standardRate } from '@wayhouse/messages/rate-plans';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';

type Props = { form: UseFormReturn<DeskDraft>; plans: RatePlan[]; isOffered: boolean; policy: CancellationPolicy };

/** For a select no value can be empty. */
const standard = 'standard-terms';

/** The standard terms, or a rate plan of the room, with what it changes of the price, and its terms of cancelling. */
export function PlanSelect({ form, plans, isOffered, policy }: Props) {
  const currency = useHotelCurrency();
  const plan = useWatch({ control: form.control, name: 'plan' });
  const toOption = (each: RatePlan) => ({
    value: each.id,
    label: [each.name, ...describePlanPrice(each, currency)].join(' · '),
  });
  return (
    <Select
      label={messages.rate}
      value={isOffered ? plan || standard : ''}
      placeholder={messages.chooseRate}
      hint={isOffered ? describePolicy(policy).summary : undefined}
      error={isOffered ? form.formState.errors.plan?.message : messages.rateGone}
      onChange={(id) => {
        form.clearErrors('plan');
        form.setValue('plan', id === standard ? '' : id, { shouldDirty: true });
      }}
      options={[{ value: standard, label: standardRate() }, ...plans.map(toOption)]}
    />
  );
}
