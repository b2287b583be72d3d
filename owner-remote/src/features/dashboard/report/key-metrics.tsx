import type { HotelFigures } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/contracts/money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Figure, Figures } from './metric.js';
import { texts } from '../messages.js';

const count = new Intl.NumberFormat(texts.locale);
const share = new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 1 });
const waiting = <Skeleton className="h-[1em] w-[3em]" />;

/** The four figures an owner looks for first. Without `of` they wait. */
export function Totals({ of }: { of?: HotelFigures }) {
  const { currency } = useHost().config;
  const { occupancy, averageRate } = texts;
  return (
    <Figures>
      <Figure {...texts.totalBookings}>{of ? count.format(of.bookings) : waiting}</Figure>
      <Figure {...texts.totalRevenue}>{of ? formatAmount(of.revenue, currency) : waiting}</Figure>
      <Figure title={occupancy.title} note={of ? nightsText(of) : waiting}>
        {of ? (of.occupancy === null ? texts.nothing : share.format(of.occupancy)) : waiting}
      </Figure>
      <Figure title={averageRate.title} note={of?.averageRate === null ? averageRate.none : averageRate.note}>
        {of ? (of.averageRate === null ? texts.nothing : formatAmount(of.averageRate, currency)) : waiting}
      </Figure>
    </Figures>
  );
}

const nightsText = ({ nightsSold, nightsOffered }: HotelFigures) =>
  nightsOffered ? texts.occupancy.note(count.format(nightsSold), count.format(nightsOffered)) : texts.occupancy.none;
