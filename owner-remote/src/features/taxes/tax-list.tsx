import type { Tax } from '@wayhouse/contracts/taxes';
import { formatTaxRule } from '@wayhouse/messages/taxes';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { EntryActions } from '../../shared/entry-actions.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';

type Props = { taxes: Tax[]; onChange: (tax: Tax) => void; onRemove: (tax: Tax) => void };

/** In the order in which guests see them. */
export const TaxList = ({ taxes, onChange, onRemove }: Props) => (
  <Card>
    <ul className="divide-y divide-line">
      {taxes.map((tax, at) => (
        <li key={at} className="flex items-start gap-4 px-4 py-3.5 sm:px-5">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{tax.name}</p>
            <TaxNote tax={tax} />
          </div>
          <EntryActions
            labels={{ change: messages.change(tax.name), remove: messages.remove(tax.name) }}
            onChange={() => onChange(tax)}
            onRemove={() => onRemove(tax)}
          />
        </li>
      ))}
    </ul>
  </Card>
);

function TaxNote({ tax }: { tax: Tax }) {
  const currency = useHotelCurrency();
  const place = messages.places[tax.isIncluded ? 'included' : 'added'];
  return (
    <p className="mt-0.5 text-sm text-muted">
      {messages.note(messages.kinds[tax.kind], formatTaxRule(tax, currency), place)}
    </p>
  );
}
