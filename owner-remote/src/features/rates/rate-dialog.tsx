import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { limits } from '@wayhouse/domain/limits';
import { isRestricting } from '@wayhouse/domain/rates/rate-rule';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, useForm } from 'react-hook-form';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';
import { rateResolver, toDraft, toOwnRate } from './rate-draft.js';
import { RestrictionFields } from './restriction-fields.js';
import { FormDialog } from '../../shared/form/form-dialog.js';
import { useChangeRates } from './use-change-rates.js';
import { WeekdaysField } from '../../shared/rates/weekdays-field.js';

type Props = { room: OwnRoom; rate?: OwnRate; onClose: () => void };

/** Adds a rate, or changes this one. Stays open with all that was entered until it is saved. */
export function RateDialog({ room, rate, onClose }: Props) {
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: toDraft(rate), resolver: rateResolver(currency) });
  const { errors } = form.formState;
  const mutation = useChangeRates(room, onClose);
  const save = form.handleSubmit((draft) => mutation.mutate({ before: rate, after: toOwnRate(draft) }));
  const field = (name: 'name' | 'pricePerNight' | 'from' | 'to') => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  return (
    <FormDialog
      title={rate ? messages.form.change : messages.form.add}
      texts={{ cancel: messages.form.cancel, submit: messages.form.save }}
      isSaving={mutation.isPending}
      error={mutation.error?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={messages.form.name}
        hint={messages.form.nameHint}
        placeholder={messages.form.nameExample}
        maxLength={limits.rateName}
        {...field('name')}
      />
      <TextField
        label={`${messages.form.price} (${currency})`}
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        {...field('pricePerNight')}
      />
      <div>
        <div className="grid grid-cols-2 gap-4">
          <TextField label={messages.form.from} type="date" {...field('from')} />
          <TextField label={messages.form.to} type="date" {...field('to')} />
        </div>
        <p className="mt-1.5 text-sm text-muted">{messages.form.dates}</p>
      </div>
      <Controller
        control={form.control}
        name="weekdays"
        render={({ field: { value, onChange } }) => <WeekdaysField chosen={value} onChange={onChange} />}
      />
      <RestrictionFields form={form} isOpen={rate !== undefined && isRestricting(rate)} />
    </FormDialog>
  );
}
