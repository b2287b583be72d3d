import type { CallResponse } from '@wayhouse/contracts/call';
import type { showHotelToday } from '@wayhouse/contracts/calls/dashboard-calls';
import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { dayGroups } from '@wayhouse/domain/day-groups';
import { toAmount, toMinor } from '@wayhouse/domain/money';

type DayFigures = Pick<CallResponse<typeof showHotelToday>['today'], 'counts'>;
/** `revenue` by currency. */
export type PeriodFigures = Pick<HotelReport, 'bookings' | 'nightsSold' | 'nightsOffered'> & {
  revenue: Record<string, number>;
};

const sum = <Item>(items: Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0);

export const addCounts = (days: DayFigures[]): DayFigures => ({
  counts: Object.fromEntries(
    dayGroups.map((group) => [group, sum(days, ({ counts }) => counts[group])]),
  ) as DayFigures['counts'],
});

/** Revenue to the cent, of each currency for itself. What hotels have sold of what they offered is known of all nights, not of shares. */
export const addReports = (reports: PeriodFigures[]): PeriodFigures => ({
  bookings: sum(reports, ({ bookings }) => bookings),
  revenue: Object.fromEntries(
    [...new Set(reports.flatMap(({ revenue }) => Object.keys(revenue)))].map((currency) => [
      currency,
      toAmount(sum(reports, ({ revenue }) => toMinor(revenue[currency] ?? 0))),
    ]),
  ),
  nightsSold: sum(reports, ({ nightsSold }) => nightsSold),
  nightsOffered: sum(reports, ({ nightsOffered }) => nightsOffered),
});
