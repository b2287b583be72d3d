import { limits } from '@wayhouse/domain/limits';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DayRuleSelect } from '../../shared/rates/day-rule-select.js';
import { messages as fieldMessages } from '../../shared/rates/messages.js';
import type { BulkDraft } from './bulk-draft.js';

/** What stays the rate restricts. */
export function StayFields({ form }: { form: UseFormReturn<BulkDraft> }) {
  const { errors } = form.formState;
  const nights = { type: 'number', inputMode: 'numeric', min: 1, max: limits.nights, step: 1 } as const;
  const field = (name: 'minNights' | 'maxNights') => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={fieldMessages.minNights} {...nights} {...field('minNights')} />
        <TextField label={fieldMessages.maxNights} {...nights} {...field('maxNights')} />
        <Controller
          control={form.control}
          name="noArrival"
          render={({ field: { value, onChange } }) => (
            <DayRuleSelect what="arrivals" value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="noDeparture"
          render={({ field: { value, onChange } }) => (
            <DayRuleSelect what="departures" value={value} onChange={onChange} />
          )}
        />
      </div>
      <p className="mt-1.5 text-sm text-muted">{fieldMessages.days}</p>
    </div>
  );
}
