import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { formatNumber, formatPercent } from './format-figures.js';
import { Metric, MetricList } from './metric.js';
import { messages } from '../messages.js';

const skeleton = <Skeleton className="h-[1em] w-[3em]" />;

/** Shows skeletons without `of`. */
export function KeyMetrics({ of }: { of?: HotelReport }) {
  const currency = useHotelCurrency();
  const { occupancy, averageDailyRate } = messages;
  return (
    <MetricList>
      <Metric {...messages.totalBookings}>{of ? formatNumber(of.bookings) : skeleton}</Metric>
      <Metric {...messages.totalRevenue}>{of ? formatAmount(of.revenue, currency) : skeleton}</Metric>
      <Metric title={occupancy.title} note={of ? nightsSoldText(of) : skeleton}>
        {of ? (of.occupancy === null ? messages.nothing : formatPercent(of.occupancy)) : skeleton}
      </Metric>
      <Metric
        title={averageDailyRate.title}
        note={of?.averageDailyRate === null ? averageDailyRate.none : averageDailyRate.note}
      >
        {of
          ? of.averageDailyRate === null
            ? messages.nothing
            : formatAmount(of.averageDailyRate, currency)
          : skeleton}
      </Metric>
    </MetricList>
  );
}

const nightsSoldText = ({ nightsSold, nightsOffered }: HotelReport) =>
  nightsOffered
    ? messages.occupancy.note(formatNumber(nightsSold), formatNumber(nightsOffered))
    : messages.occupancy.none;
