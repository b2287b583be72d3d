import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { type Period, periodNames } from '@wayhouse/domain/period';
import { useId, useState } from 'react';
import { PeriodDatesForm } from './period-dates-form.js';
import { messages } from '../messages.js';
import type { PeriodChoice as Choice } from './use-period.js';

const options = [...periodNames, 'custom'] as const;

const pill =
  'flex min-h-11 cursor-pointer items-center rounded-pill border border-line bg-surface px-4 text-[15px] font-medium ' +
  'text-muted transition-colors peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ' +
  'hover:text-ink peer-checked:hover:text-on-accent';

type Props = { choice: Choice; onChange: (choice: Choice) => void; shown?: Pick<HotelReport, 'from' | 'to'> };

/** Selects a named period at once, or custom dates, which start with those of `shown`. */
export function PeriodSelect({ choice, onChange, shown }: Props) {
  const name = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [initialDates, setInitialDates] = useState<Period>();
  // Follows the query parameters, e.g. after Back.
  const serialized = JSON.stringify(choice);
  const [lastSerialized, setLastSerialized] = useState(serialized);
  if (serialized !== lastSerialized) {
    setLastSerialized(serialized);
    setIsOpen(false);
  }
  const chosen = isOpen || !('period' in choice) ? 'custom' : choice.period;
  const choose = (option: (typeof options)[number]) => {
    setIsOpen(option === 'custom');
    setInitialDates(shown);
    if (option !== 'custom') onChange({ period: option });
  };
  return (
    <>
      <fieldset>
        <legend className="sr-only">{messages.period.label}</legend>
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                checked={option === chosen}
                onChange={() => choose(option)}
                className="peer sr-only"
              />
              <span className={pill}>{messages.period.names[option]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen === 'custom' && <PeriodDatesForm start={'from' in choice ? choice : initialDates} onChange={onChange} />}
    </>
  );
}
