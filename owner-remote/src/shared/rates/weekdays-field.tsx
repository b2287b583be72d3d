import { type Weekday, weekdays } from '@wayhouse/domain/rates/weekday';
import { formatWeekday } from './format-rate.js';
import { messages } from './messages.js';

type Props = { chosen: Weekday[]; onChange: (chosen: Weekday[]) => void; error?: string };

export const WeekdaysField = ({ chosen, onChange, error }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{messages.weekdays}</legend>
    <ul className="flex flex-wrap gap-2">
      {weekdays.map((day) => (
        <li key={day}>
          <label className="flex min-h-11 min-w-13 cursor-pointer items-center justify-center rounded-pill border border-edge px-3 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <input
              type="checkbox"
              aria-label={formatWeekday(day, 'long')}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(weekdays.filter((each) => (each === day ? target.checked : chosen.includes(each))))
              }
              className="sr-only"
            />
            <span aria-hidden>{formatWeekday(day, 'short')}</span>
          </label>
        </li>
      ))}
    </ul>
    {error ? (
      <p role="alert" className="mt-1.5 text-sm text-danger">
        {error}
      </p>
    ) : (
      <p className="mt-1.5 text-sm text-muted">{messages.weekdaysHint}</p>
    )}
  </fieldset>
);
