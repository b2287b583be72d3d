import { limits } from '@wayhouse/domain/limits';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { messages } from './messages.js';
import { dayRules, type RateDraft } from './rate-draft.js';

type Props = {
  form: UseFormReturn<RateDraft>;
  field: (name: 'minNights' | 'maxNights') => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** Whether they are shown at first. */
  isOpen: boolean;
};

/** What stays a rate restricts, behind a button until somebody asks for it. */
export function RestrictionFields({ form, field, isOpen }: Props) {
  const [isShown, setShown] = useState(isOpen);
  const { title, hint, minNights, maxNights, days } = messages.form.restrictions;
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
        <TextField label={minNights} {...nights} autoFocus={!isOpen} {...field('minNights')} />
        <TextField label={maxNights} {...nights} {...field('maxNights')} />
        <DayRuleField form={form} name="noArrival" />
        <DayRuleField form={form} name="noDeparture" />
      </div>
      <p className="mt-1.5 text-sm text-muted">{days}</p>
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
    </fieldset>
  );
}

function DayRuleField({ form, name }: { form: Props['form']; name: 'noArrival' | 'noDeparture' }) {
  const { arrivals, departures, arrival, departure } = messages.form.restrictions;
  const isArrival = name === 'noArrival';
  const names = isArrival ? arrival : departure;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Select
          label={isArrival ? arrivals : departures}
          value={value}
          onChange={onChange}
          options={dayRules.map((rule) => ({ value: rule, label: names[rule] }))}
        />
      )}
    />
  );
}
