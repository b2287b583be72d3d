import { choiceOfCurrency, currenciesFor } from '@wayhouse/domain/hotel-currency';
import { currencyMessages, currencyName } from '@wayhouse/messages/hotel-currency';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Registration } from './registration-draft.js';
import { useSiteMoney } from './use-site-money.js';

/** The currency of the city before the site's. Nothing where there is no choice. */
export function CurrencyField({ form: { control } }: { form: UseFormReturn<Registration> }) {
  const city = useWatch({ control, name: 'city' });
  const site = useSiteMoney();
  const possible = currenciesFor(city, site);
  if (possible.length < 2) return null;
  return (
    <Controller
      control={control}
      name="currency"
      render={({ field: { value, onChange }, fieldState }) => (
        <Select
          label={currencyMessages.label}
          hint={currencyMessages.hint}
          value={choiceOfCurrency(city, value, site)!}
          onChange={onChange}
          options={possible.map((each) => ({ value: each, label: currencyName(each) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
