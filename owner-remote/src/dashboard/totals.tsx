import { formatAmount } from '@wayhouse/contracts/money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';
import { CalendarCheck, Wallet } from 'lucide-react';
import { Figure, Figures } from './figures.js';
import { texts } from './texts.js';

/** The two figures an owner looks for first. Without `of` they wait. */
export function Totals({ of }: { of?: { totalBookings: number; totalRevenue: number } }) {
  const { currency } = useHost().config;
  return (
    <Figures>
      <Figure {...texts.totalBookings} Icon={CalendarCheck}>
        {of ? of.totalBookings : <Skeleton className="h-[1em] w-[1.5em]" />}
      </Figure>
      <Figure {...texts.totalRevenue} Icon={Wallet}>
        {of ? formatAmount(of.totalRevenue, currency) : <Skeleton className="h-[1em] w-[4em]" />}
      </Figure>
    </Figures>
  );
}
