import { formatCompactAmount } from '@wayhouse/messages/format-money';
import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { startOfMonth, type Period } from '@wayhouse/domain/period';
import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { MonthTooltip } from './month-tooltip.js';
import { formatMonth } from '../period/format-period.js';

export type ChartProps = { report: HotelReport };

const tick = { fill: 'var(--color-muted)', fontSize: 13 };
/** Before the container has been measured. */
const initialSize = { width: 640, height: 280 };

/** Columns of the selected period are highlighted. Hidden from screen readers, which get the table. */
export function RevenueChart({ report }: ChartProps) {
  const currency = useHotelCurrency();
  const months = fromFirstWithMoney(report.months).map((each) => ({
    ...each,
    fill: isWithin(report, each.month) ? 'var(--color-accent)' : 'var(--color-chart-rest)',
  }));
  return (
    <div className="h-full [&_svg]:overflow-visible [--color-chart-rest:color-mix(in_oklab,var(--color-accent)_32%,var(--color-surface))]">
      <ResponsiveContainer initialDimension={initialSize}>
        <BarChart data={months} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="month"
            tickFormatter={formatMonth}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={6}
            interval="equidistantPreserveEnd"
          />
          <YAxis
            tickFormatter={(amount: number) => formatCompactAmount(amount, currency)}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
            allowDecimals={false}
          />
          <ReferenceLine y={0} stroke="var(--color-edge)" />
          <Tooltip
            cursor={{ fill: 'var(--color-sand)' }}
            isAnimationActive={false}
            content={<MonthTooltip months={report.months} />}
          />
          <Bar dataKey="revenue" radius={[5, 5, 0, 0]} maxBarSize={44} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const isWithin = ({ from, to }: Period, month: string) => month >= startOfMonth(from) && month < to;

/** Empty months before the first payment would only take the room of the others. */
const fromFirstWithMoney = (months: HotelReport['months']) =>
  months.slice(
    Math.max(
      0,
      months.findIndex(({ paid, refunded }) => paid > 0 || refunded > 0),
    ),
  );
