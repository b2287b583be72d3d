import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import type { ReactNode } from 'react';
import { EntryActions } from '../../shared/entry-actions.js';
import { formatRate } from '../../shared/rates/format-rate.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';

type Props = { room: OwnRoom; onChange: (rate: OwnRate) => void; onRemove: (rate: OwnRate) => void };

/** The rates of a room in their order, then its price, for all other nights. */
export function RateList({ room, onChange, onRemove }: Props) {
  const { pricePerNight, rates = [], hotel } = room;
  const today = todayIn(timeZoneOf(hotel.city), new Date());
  return (
    <Card>
      <ul className="divide-y divide-line">
        {rates.map((rate, at) => (
          <Row
            key={at}
            title={rate.name}
            note={formatRate(rate)}
            price={rate.pricePerNight}
            badge={rate.to && rate.to < today ? <Badge>{messages.over}</Badge> : undefined}
          >
            <EntryActions
              labels={{ change: messages.changeRate(rate.name), remove: messages.removeRate(rate.name) }}
              onChange={() => onChange(rate)}
              onRemove={() => onRemove(rate)}
            />
          </Row>
        ))}
        <Row
          title={messages.room.base[rates.length ? 'besides' : 'alone']}
          note={messages.room.note}
          price={pricePerNight}
        />
      </ul>
    </Card>
  );
}

type RowProps = { title: string; note: string; price?: number; badge?: ReactNode; children?: ReactNode };

function Row({ title, note, price, badge, children }: RowProps) {
  const currency = useHotelCurrency();
  return (
    <li className="flex items-start gap-4 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {title} {badge}
        </p>
        <p className="mt-0.5 text-sm text-muted">{note}</p>
      </div>
      <div className="flex flex-col items-end gap-x-3 gap-y-2 sm:flex-row sm:items-center">
        {price !== undefined && <Price amount={price} currency={currency} per={messages.perNight} />}
        {children}
      </div>
    </li>
  );
}
