import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/domain/money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Metric, MetricList } from './metric.js';
import { messages } from '../messages.js';

const count = new Intl.NumberFormat(messages.locale);
const percent = new Intl.NumberFormat(messages.locale, { style: 'percent', maximumFractionDigits: 1 });
const skeleton = <Skeleton className="h-[1em] w-[3em]" />;

/** Shows skeletons without `of`. */
export function KeyMetrics({ of }: { of?: HotelReport }) {
  const { currency } = useHost().config;
  const { occupancy, averageDailyRate } = messages;
  return (
    <MetricList>
      <Metric {...messages.totalBookings}>{of ? count.format(of.bookings) : skeleton}</Metric>
      <Metric {...messages.totalRevenue}>{of ? formatAmount(of.revenue, currency) : skeleton}</Metric>
      <Metric title={occupancy.title} note={of ? nightsSoldText(of) : skeleton}>
        {of ? (of.occupancy === null ? messages.nothing : percent.format(of.occupancy)) : skeleton}
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
    ? messages.occupancy.note(count.format(nightsSold), count.format(nightsOffered))
    : messages.occupancy.none;
