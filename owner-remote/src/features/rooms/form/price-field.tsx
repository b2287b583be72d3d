import { fieldStyle } from '@wayhouse/web-kit/field-style';
import { FormField } from '@wayhouse/web-kit/ui/form/form-field';
import type { UseFormRegister } from 'react-hook-form';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import type { RoomDraft } from './room-draft.js';
import { messages } from '../messages.js';

type Props = { register: UseFormRegister<RoomDraft>; error?: string };

/** Registers itself, so that the form knows its fields in page order. */
export function PriceField({ register, error }: Props) {
  const currency = useHotelCurrency();
  return (
    <FormField label={messages.price.label} error={error}>
      {(field) => (
        <span className="relative block">
          <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted">
            {currency}
          </span>
          <input
            {...register('pricePerNight')}
            {...field}
            type="number"
            inputMode="decimal"
            min={0}
            step="0.01"
            placeholder={messages.price.example}
            className={`${fieldStyle} [appearance:textfield] pl-14 tabular-nums [&::-webkit-inner-spin-button]:appearance-none`}
          />
        </span>
      )}
    </FormField>
  );
}
