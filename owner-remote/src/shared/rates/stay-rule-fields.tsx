import { limits } from '@wayhouse/domain/limits';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { DayRule } from './day-rule.js';
import { DayRuleSelect } from './day-rule-select.js';
import { messages } from './messages.js';

/** Of the draft of a form. */
type StayRuleDraft = { minNights: string; maxNights: string; noArrival: DayRule; noDeparture: DayRule };
type Props<Draft extends StayRuleDraft> = { form: UseFormReturn<Draft>; className: string; hasFocus?: boolean };

/** What stays a rate restricts: numbers of nights, and days without arrivals or departures. */
export function StayRuleFields<Draft extends StayRuleDraft>({ form, className, hasFocus }: Props<Draft>) {
  const { control, register, formState } = form as unknown as UseFormReturn<StayRuleDraft>;
  const nights = { type: 'number', inputMode: 'numeric', min: 1, max: limits.nights, step: 1 } as const;
  const field = (name: 'minNights' | 'maxNights') => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <>
      <div className={className}>
        <TextField label={messages.minNights} {...nights} autoFocus={hasFocus} {...field('minNights')} />
        <TextField label={messages.maxNights} {...nights} {...field('maxNights')} />
        <Controller
          control={control}
          name="noArrival"
          render={({ field: { value, onChange } }) => (
            <DayRuleSelect what="arrivals" value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="noDeparture"
          render={({ field: { value, onChange } }) => (
            <DayRuleSelect what="departures" value={value} onChange={onChange} />
          )}
        />
      </div>
      <p className="mt-1.5 text-sm text-muted">{messages.days}</p>
    </>
  );
}
