import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { limits } from '@wayhouse/domain/limits';
import { roomTypes } from '@wayhouse/domain/room-types';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, useForm } from 'react-hook-form';
import { ChoicesField } from '../../shared/form/choices-field.js';
import { FormDialog } from '../../shared/form/form-dialog.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';
import { planResolver, toDraft, toPlan } from './plan-draft.js';
import { PolicyFields } from './policy-fields.js';
import { useChangeRatePlans } from './use-change-rate-plans.js';

type Props = { hotel: HotelProfile; plan?: RatePlan; onClose: () => void };

/** Adds a rate plan, or changes this one. Stays open with all that was entered until it is saved. */
export function PlanDialog({ hotel, plan, onClose }: Props) {
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: toDraft(plan), resolver: planResolver });
  const { control, register, formState } = form;
  const mutation = useChangeRatePlans(hotel, onClose);
  const save = form.handleSubmit((draft) => mutation.mutate({ before: plan, after: toPlan(draft) }));
  const texts = messages.form;
  return (
    <FormDialog
      title={plan ? texts.change : texts.add}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      isSaving={mutation.isPending}
      error={mutation.error?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        placeholder={texts.nameExample}
        maxLength={limits.planName}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={texts.percentOff}
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.planPercentOff}
        step="1"
        error={formState.errors.percentOff?.message}
        {...register('percentOff')}
      />
      <TextField
        label={texts.surcharge(currency)}
        hint={texts.surchargeHint}
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        error={formState.errors.surcharge?.message}
        {...register('surcharge')}
      />
      <Controller
        control={control}
        name="policy"
        render={({ field: { value, onChange } }) => <PolicyFields policy={value} onChange={onChange} canBeHotels />}
      />
      <Controller
        control={control}
        name="roomTypes"
        render={({ field: { value, onChange } }) => (
          <ChoicesField
            label={texts.roomTypes}
            choices={roomTypes}
            nameOf={(type) => roomTypeNames[type]}
            selected={value}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}
