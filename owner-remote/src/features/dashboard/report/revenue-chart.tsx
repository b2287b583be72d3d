import type { HotelFigures } from '@wayhouse/contracts/hotel-report';
import { monthBegin, type Period } from '@wayhouse/contracts/period';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { compactAmount } from './format-compact-amount.js';
import { MonthTip } from './month-tooltip.js';
import { monthTick } from '../period/format-period.js';

export type ChartProps = { figures: HotelFigures };

const tick = { fill: 'var(--color-muted)', fontSize: 13 };
/** Until the size of its place is known. */
const firstSize = { width: 640, height: 280 };

/** Revenue by month as columns; those of the chosen period stand out. The table beside it is what screen readers get. */
export function RevenueChart({ figures }: ChartProps) {
  const { currency } = useHost().config;
  const months = figures.months.map((each) => ({
    ...each,
    fill: isWithin(figures, each.month) ? 'var(--color-accent)' : 'var(--color-chart-rest)',
  }));
  return (
    <div className="h-full [&_svg]:overflow-visible [--color-chart-rest:color-mix(in_oklab,var(--color-accent)_32%,var(--color-surface))]">
      <ResponsiveContainer initialDimension={firstSize}>
        <BarChart data={months} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="month"
            tickFormatter={monthTick}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={6}
          />
          <YAxis
            tickFormatter={(amount: number) => compactAmount(amount, currency)}
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
            content={<MonthTip months={figures.months} />}
          />
          <Bar dataKey="revenue" radius={[5, 5, 0, 0]} maxBarSize={44} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const isWithin = ({ from, to }: Period, month: string) => month >= monthBegin(from) && month < to;
