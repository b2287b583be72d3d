import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Tax } from '@wayhouse/contracts/taxes';
import { limits } from '@wayhouse/domain/limits';
import { taxBases, taxKinds } from '@wayhouse/domain/rates/tax-rule';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../shared/form/form-dialog.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';
import { places, taxResolver, toDraft, toTax } from './tax-draft.js';
import { useChangeTaxes } from './use-change-taxes.js';

type Props = { hotel: HotelProfile; tax?: Tax; onClose: () => void };

/** Adds a tax or fee, or changes this one. Stays open with all that was entered until it is saved. */
export function TaxDialog({ hotel, tax, onClose }: Props) {
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: toDraft(tax), resolver: taxResolver });
  const { control, register, formState } = form;
  const basis = useWatch({ control, name: 'basis' });
  const mutation = useChangeTaxes(hotel, onClose);
  const save = form.handleSubmit((draft) => mutation.mutate({ before: tax, after: toTax(draft) }));
  const texts = messages.form;
  return (
    <FormDialog
      title={tax ? texts.change : texts.add}
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
        maxLength={limits.taxName}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <Select label={texts.kind} value={value} onChange={onChange} options={optionsOf(taxKinds, messages.kinds)} />
        )}
      />
      <Controller
        control={control}
        name="basis"
        render={({ field: { value, onChange } }) => (
          <Select label={texts.basis} value={value} onChange={onChange} options={optionsOf(taxBases, texts.bases)} />
        )}
      />
      <TextField
        label={basis === 'percent' ? texts.percent : texts.amount(currency)}
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        error={formState.errors.value?.message}
        {...register('value')}
      />
      <Controller
        control={control}
        name="place"
        render={({ field: { value, onChange } }) => (
          <Select label={texts.place} value={value} onChange={onChange} options={optionsOf(places, texts.places)} />
        )}
      />
    </FormDialog>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
