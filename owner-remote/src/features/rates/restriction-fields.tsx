import { limits } from '@wayhouse/domain/limits';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DayRuleSelect } from '../../shared/rates/day-rule-select.js';
import { messages as fieldMessages } from '../../shared/rates/messages.js';
import { messages } from './messages.js';
import type { RateDraft } from './rate-draft.js';

type Props = {
  form: UseFormReturn<RateDraft>;
  field: (name: 'minNights' | 'maxNights') => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** Whether they are shown at first. */
  isOpen: boolean;
};

/** What stays a rate restricts, behind a button until somebody asks for it. */
export function RestrictionFields({ form, field, isOpen }: Props) {
  const [isShown, setShown] = useState(isOpen);
  const { title, hint } = messages.form.restrictions;
  if (!isShown)
    return (
      <div>
        <Button variant="secondary" size="small" aria-expanded={false} onClick={() => setShown(true)}>
          {title} <ChevronDown aria-hidden className="size-4" />
        </Button>
        <p className="mt-1.5 text-sm text-muted">{hint}</p>
      </div>
    );
  const nights = { type: 'number', inputMode: 'numeric', min: 1, max: limits.nights, step: 1 } as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-4">
        <TextField label={fieldMessages.minNights} {...nights} autoFocus={!isOpen} {...field('minNights')} />
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
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
    </fieldset>
  );
}
