import type { CallResponse } from '@wayhouse/contracts/call';
import type { showHotelToday } from '@wayhouse/contracts/calls/dashboard-calls';
import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { dayGroups } from '@wayhouse/domain/day-groups';
import { toAmount, toMinor } from '@wayhouse/domain/money';

type DayFigures = Pick<CallResponse<typeof showHotelToday>['today'], 'counts'>;
export type PeriodFigures = Pick<HotelReport, 'bookings' | 'revenue' | 'nightsSold' | 'nightsOffered'>;

const sum = <Item>(items: Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0);

export const addCounts = (days: DayFigures[]): DayFigures => ({
  counts: Object.fromEntries(
    dayGroups.map((group) => [group, sum(days, ({ counts }) => counts[group])]),
  ) as DayFigures['counts'],
});

/** Revenue in currency units, to the cent. What hotels have sold of what they offered is known of all nights, not of shares. */
export const addReports = (reports: PeriodFigures[]): PeriodFigures => ({
  bookings: sum(reports, ({ bookings }) => bookings),
  revenue: toAmount(sum(reports, ({ revenue }) => toMinor(revenue))),
  nightsSold: sum(reports, ({ nightsSold }) => nightsSold),
  nightsOffered: sum(reports, ({ nightsOffered }) => nightsOffered),
});
