import { PeriodDates } from '@wayhouse/contracts/period';
import { lastDayOf, type Period } from '@wayhouse/domain/period';
import { formMessage } from '@wayhouse/messages/form-message';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { type FormEvent, useState } from 'react';
import { dayAfter } from '../../../shared/form/day-after.js';
import { messages } from '../messages.js';

type Props = { start: Period | undefined; onChange: (period: Period) => void };

/** A custom period by its first and last day, both inclusive. */
export function PeriodDatesForm({ start, onChange }: Props) {
  const [{ first, last }, setDays] = useState(toDays(start));
  const [error, setError] = useState<string>();
  // The form follows the query parameters, e.g. after Back.
  const serialized = JSON.stringify(toDays(start));
  const [lastSerialized, setLastSerialized] = useState(serialized);
  if (serialized !== lastSerialized) {
    setLastSerialized(serialized);
    setDays(toDays(start));
    setError(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!first || !last) return setError(messages.period.incomplete);
    const dates = PeriodDates.safeParse({ from: first, to: dayAfter(last) });
    const [issue] = dates.error?.issues ?? [];
    setError(issue && formMessage(issue));
    if (dates.success) onChange(dates.data);
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-start gap-3">
      <TextField
        label={messages.period.from}
        type="date"
        value={first}
        onChange={({ target }) => setDays({ first: target.value, last })}
        className="grow sm:grow-0"
      />
      <TextField
        label={messages.period.to}
        type="date"
        value={last}
        error={error}
        onChange={({ target }) => setDays({ first, last: target.value })}
        className="grow sm:grow-0"
      />
      <Button type="submit" variant="secondary" className="max-sm:w-full sm:mt-7">
        {messages.period.show}
      </Button>
    </form>
  );
}

const toDays = (period: Period | undefined) =>
  period ? { first: period.from, last: lastDayOf(period) } : { first: '', last: '' };
