import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { loadable } from '@wayhouse/web-kit/loadable';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChartProps } from './revenue-chart.js';
import { RevenueTable } from './revenue-table.js';
import { messages } from '../messages.js';

/** Twelve months or more as a chart, with a table as the accessible alternative. Shows a skeleton without `of`. */
export function RevenueByMonth({ of }: { of?: HotelReport }) {
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  const { title, note, asTable, asChart } = messages.byMonth;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={heading} className="font-display text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{note}</p>
        </div>
        <Button variant="quiet" size="small" disabled={!of} onClick={() => setIsTable(!isTable)}>
          {isTable ? <ChartColumn aria-hidden className="size-4" /> : <Table2 aria-hidden className="size-4" />}
          {isTable ? asChart : asTable}
        </Button>
      </div>
      {!isTable && (
        <Card aria-hidden className="h-80 overflow-hidden p-3 sm:p-5">
          {of ? <Chart report={of} /> : skeleton}
        </Card>
      )}
      {of && (
        <div className={isTable ? compactTableStyle : 'sr-only *:overflow-visible'}>
          <RevenueTable months={of.months} />
        </div>
      )}
    </section>
  );
}

/** A chart without revenue would have no scale. */
const Chart = ({ report }: ChartProps) =>
  report.months.some(({ revenue }) => revenue !== 0) ? (
    <RevenueChart report={report} />
  ) : (
    <p className="grid h-full place-items-center text-center text-muted">{messages.byMonth.none}</p>
  );

/** Fits all columns on a phone. */
const compactTableStyle = 'max-sm:[&_table]:text-sm max-sm:[&_td]:px-2 max-sm:[&_th]:px-2';

const skeleton = <Skeleton className="h-full" />;

const RevenueChart = loadable<ChartProps>(async () => (await import('./revenue-chart.js')).RevenueChart, {
  skeleton,
  // The table has the same data.
  renderError: (_retry, { report }) => <RevenueTable months={report.months} />,
});
