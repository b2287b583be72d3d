import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { limits } from '@wayhouse/domain/limits';
import { isRestricting } from '@wayhouse/domain/rates/rate-rule';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { messages } from './messages.js';
import { rateResolver, toDraft, toOwnRate } from './rate-draft.js';
import { RestrictionFields } from './restriction-fields.js';
import { SaveError } from '../../shared/form/save-error.js';
import { useChangeRates } from './use-change-rates.js';
import { WeekdaysField } from '../../shared/rates/weekdays-field.js';

type Props = { room: OwnRoom; rate?: OwnRate; onClose: () => void };

/** Adds a rate, or changes this one. Stays open with all that was entered until it is saved. */
export function RateDialog({ room, rate, onClose }: Props) {
  const id = useId();
  const { currency } = useHost().config;
  const form = useForm({ defaultValues: toDraft(rate), resolver: rateResolver(currency) });
  const { errors } = form.formState;
  const mutation = useChangeRates(room, onClose);
  const save = form.handleSubmit((draft) => mutation.mutate({ before: rate, after: toOwnRate(draft) }));
  const field = (name: 'name' | 'pricePerNight' | 'from' | 'to' | 'minNights' | 'maxNights') => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  return (
    <Dialog
      open
      onClose={() => mutation.isPending || onClose()}
      title={rate ? messages.form.change : messages.form.add}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            {messages.form.cancel}
          </Button>
          <Button type="submit" form={id} busy={mutation.isPending}>
            {messages.form.save}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="grid gap-5 pt-1">
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
        <RestrictionFields form={form} field={field} isOpen={rate !== undefined && isRestricting(rate)} />
        {mutation.error && <SaveError message={mutation.error.message} />}
      </form>
    </Dialog>
  );
}
