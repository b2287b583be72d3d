import { currenciesFor } from '@wayhouse/domain/hotel-currency';
import { currencyMessages, currencyName } from '@wayhouse/messages/hotel-currency';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import type { HotelDraft } from './hotel-draft.js';
import { useSiteMoney } from './use-site-money.js';

type Props = { form: UseFormReturn<HotelDraft> };

/** Nothing where there is no choice. */
export function CurrencyField({ form, isNew }: Props & { isNew: boolean }) {
  const city = useWatch({ control: form.control, name: 'city' });
  const site = useSiteMoney();
  if (currenciesFor(city, site).length < 2) return null;
  return isNew ? <CurrencySelect form={form} /> : <CurrencyOfHotel form={form} />;
}

/** The currency of a hotel with rooms stays. */
function CurrencyOfHotel({ form }: Props) {
  const { data: rooms } = useOwnRooms();
  return rooms?.length === 0 ? <CurrencySelect form={form} /> : null;
}

/** That of the place before the site's, and after the one that the hotel has from another place. */
function CurrencySelect({ form: { control } }: Props) {
  const [city, own] = useWatch({ control, name: ['city', 'currency'] });
  const possible = currenciesFor(city, useSiteMoney());
  const options = own && !possible.includes(own) ? [own, ...possible] : possible;
  return (
    <Controller
      control={control}
      name="currency"
      render={({ field: { value = options[0]!, onChange }, fieldState }) => (
        <Select
          label={currencyMessages.label}
          hint={currencyMessages.hint}
          value={value}
          onChange={onChange}
          options={options.map((each) => ({ value: each, label: currencyName(each) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
