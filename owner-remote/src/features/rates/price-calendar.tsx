import type { OwnRoom } from '@wayhouse/contracts/room';
import { latestArrival } from '@wayhouse/domain/arrival';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { startOfMonth } from '@wayhouse/domain/period';
import { isRestricting } from '@wayhouse/domain/rates/rate-rule';
import { weekdayOf, weekdays } from '@wayhouse/domain/rates/weekday';
import { nightsOf } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { CalendarNight, colours } from './calendar-night.js';
import { formatMonth, formatWeekday } from '../../shared/rates/format-rate.js';
import { messages } from './messages.js';
import { RestrictionLegend } from './restriction-marks.js';

/** What each night of a month costs, and what stays are restricted on it, by the rates as they are saved. */
export function PriceCalendar({ room }: { room: OwnRoom }) {
  const today = todayIn(timeZoneOf(room.hotel.city), new Date());
  const currency = useHotelCurrency();
  const [month, setMonth] = useState(startOfMonth(today));
  const { previous, next, title, table, amounts, legend } = messages.preview;
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-3 flex items-center gap-1">
        <h2 aria-live="polite" className="mr-auto font-display text-2xl">
          {formatMonth(month)}
        </h2>
        <IconButton
          label={previous}
          disabled={month <= startOfMonth(today)}
          onClick={() => setMonth(startOfMonth(month, -1))}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={next}
          disabled={month >= startOfMonth(latestArrival(today))}
          onClick={() => setMonth(startOfMonth(month, 1))}
        >
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
      </div>
      <Card className="overflow-hidden">
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">{table(formatMonth(month))}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              {weekdays.map((day) => (
                <th key={day} scope="col" className="py-2 font-medium">
                  <span aria-hidden>{formatWeekday(day, 'short')}</span>
                  <span className="sr-only">{formatWeekday(day, 'long')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, at) => (
              <tr key={at} className="divide-x divide-line border-b border-line last:border-b-0">
                {week.map((night, column) =>
                  night ? (
                    <CalendarNight key={night} room={room} night={night} isPast={night < today} />
                  ) : (
                    <td key={column} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <LegendItem colour={colours.base}>{legend.base}</LegendItem>
        <LegendItem colour={colours.more}>{legend.more}</LegendItem>
        <LegendItem colour={colours.less}>{legend.less}</LegendItem>
        {room.rates?.some(isRestricting) && <RestrictionLegend />}
      </ul>
      <p className="mt-1 text-sm text-muted">{amounts(currency)}</p>
    </section>
  );
}

const LegendItem = ({ colour, children }: { colour: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden className={classNames('size-3.5 rounded-sm border border-edge', colour)} /> {children}
  </li>
);

/** The weeks of a month, Monday first, without the days of other months. */
function weeksOf(month: string): (string | undefined)[][] {
  const nights = nightsOf({ checkIn: month, checkOut: startOfMonth(month, 1) });
  const before = weekdays.indexOf(weekdayOf(month));
  const days = [...Array.from<undefined>({ length: before }), ...nights];
  const weeks = Math.ceil(days.length / weekdays.length);
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_day, column) => days[week * weekdays.length + column]),
  );
}
