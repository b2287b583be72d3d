import { limits } from '@wayhouse/domain/limits';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { type BulkDraft, priceWays } from './bulk-draft.js';
import { messages } from './messages.js';

/** A price for all rooms, or percent of the price of each. */
export function PriceFields({ form }: { form: UseFormReturn<BulkDraft> }) {
  const currency = useHotelCurrency();
  const priceBy = useWatch({ control: form.control, name: 'priceBy' });
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="priceBy"
        render={({ field: { value, onChange } }) => (
          <Select
            label={messages.priceBy}
            value={value}
            onChange={onChange}
            options={priceWays.map((way) => ({ value: way, label: messages.pricesBy[way] }))}
          />
        )}
      />
      {priceBy === 'amount' ? (
        <TextField
          key="amount"
          label={messages.amount(currency)}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          {...form.register('pricePerNight')}
          error={errors.pricePerNight?.message}
        />
      ) : (
        <TextField
          key="percent"
          label={messages.percent}
          hint={messages.percentHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits[priceBy === 'less' ? 'percentLess' : 'percentMore']}
          step={1}
          {...form.register('percent')}
          error={errors.percent?.message}
        />
      )}
    </div>
  );
}
