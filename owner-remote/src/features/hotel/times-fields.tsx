import { checkInTimes, checkOutTimes } from '@wayhouse/domain/hotel-time';
import { formatTime } from '@wayhouse/messages/format-date';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { HotelDraft } from './hotel-draft.js';
import { messages } from './messages.js';

const fields = [
  ['checkInFrom', checkInTimes],
  ['checkOutUntil', checkOutTimes],
] as const;

/** From when guests can check in, and until when they check out. */
export const TimesFields = ({ form: { control } }: { form: UseFormReturn<HotelDraft> }) => (
  <div>
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {fields.map(([name, times]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange }, fieldState }) => (
            <Select
              label={messages[name]}
              value={value}
              onChange={onChange}
              options={times.map((time) => ({ value: time, label: formatTime(time) }))}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </div>
    <p className="mt-1.5 text-sm text-muted">{messages.times}</p>
  </div>
);
