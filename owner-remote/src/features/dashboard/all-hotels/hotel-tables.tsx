import { showHotelReport, showHotelToday } from '@wayhouse/contracts/calls/dashboard-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { dayGroups } from '@wayhouse/domain/day-groups';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useId } from 'react';
import { messages as dashboard } from '../messages.js';
import { PeriodSelect } from '../period/period-select.js';
import { usePeriod } from '../period/use-period.js';
import { formatNumber, formatPercent } from '../report/format-figures.js';
import { hotelReportKey } from '../report/use-hotel-report.js';
import { hotelTodayKey } from '../today/use-today.js';
import { addCounts, addReports, type PeriodFigures } from './add-figures.js';
import { FiguresTable } from './figures-table.js';
import { useFigures } from './use-figures.js';

type Props = { hotels: HotelProfile[] };

/** The day of each hotel, in its own time zone, and its figures of the period in the address. */
export const HotelTables = ({ hotels }: Props) => (
  <div className="grid gap-10">
    <Today hotels={hotels} />
    <Performance hotels={hotels} />
  </div>
);

function Today({ hotels }: Props) {
  const api = useApi();
  const heading = useId();
  const query = useFigures(hotels, (hotel) => ({
    queryKey: [hotelTodayKey, hotel, undefined],
    queryFn: async ({ signal }) => (await api.call(showHotelToday, { hotel }, { signal })).today,
  }));
  const { title, groups } = dashboard.today;
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="mb-4 font-display text-2xl">
        {title}
      </h2>
      <FiguresTable
        {...{ label: title, hotels, query }}
        columns={dayGroups.map((group) => ({
          title: groups[group].title,
          show: ({ counts }) => formatNumber(counts[group]),
        }))}
        add={addCounts}
      />
    </section>
  );
}

function Performance({ hotels }: Props) {
  const api = useApi();
  const site = useHost().config;
  const heading = useId();
  const [choice, choose] = usePeriod();
  const query = useFigures(hotels, (hotel) => ({
    queryKey: [hotelReportKey, hotel, choice],
    queryFn: async ({ signal }) => (await api.call(showHotelReport, { hotel, ...choice }, { signal })).report,
  }));
  const figures = query.figures.map(
    (each, at) => each && { ...each, revenue: { [hotels[at]?.currency ?? site.currency]: each.revenue } },
  );
  const { occupancy, totalBookings, totalRevenue, nothing, performance } = dashboard;
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="mb-4 font-display text-2xl">
        {performance}
      </h2>
      <PeriodSelect choice={choice} onChange={choose} shown={query.figures[0]} />
      <div className="mt-5">
        <FiguresTable
          {...{ label: performance, hotels, query: { ...query, figures } }}
          columns={[
            { title: totalBookings.title, show: ({ bookings }) => formatNumber(bookings) },
            { title: totalRevenue.title, show: ({ revenue }) => <Amounts of={revenue} /> },
            {
              title: occupancy.title,
              show: ({ nightsSold, nightsOffered }) =>
                nightsOffered ? formatPercent(nightsSold / nightsOffered) : nothing,
            },
          ]}
          add={addReports}
        />
      </div>
    </section>
  );
}

/** Those of each currency on a line of their own. */
const Amounts = ({ of }: { of: PeriodFigures['revenue'] }) =>
  Object.entries(of).map(([currency, amount]) => (
    <span key={currency} className="block whitespace-nowrap">
      {formatAmount(amount, currency)}
    </span>
  ));
