import { addDays, nightsOf } from '@wayhouse/contracts/stay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { fromLocalDay, toLocalDay } from './calendar-date.js';
import { calendarStyle } from './calendar-style.js';
import { calendarWords } from './calendar-labels.js';
import { pickDay, type StayDates, type StayEnd } from './stay-dates.js';

export type StayCalendarProps = {
  dates: StayDates;
  end: StayEnd;
  onPick: (dates: StayDates, next: StayEnd) => void;
  earliest: string;
  latest: string;
  taken?: ReadonlySet<string>;
  mostNights?: number;
  months: 1 | 2;
};

/** Months with a stay in them. Taken nights are crossed out; a taken night can still be the day one leaves. */
export function StayCalendar({
  dates,
  end,
  onPick,
  earliest,
  latest,
  taken = new Set(),
  mostNights = 30,
  months,
}: StayCalendarProps) {
  const isFree = (stay: StayDates) => nightsOf(stay).every((night) => !taken.has(night));
  const leaving = end === 'checkOut' && dates.checkIn !== '';
  const lastLeave = leaving ? lastDayToLeave(dates.checkIn, taken, mostNights) : latest;

  const isClosed = (day: Date) => {
    const date = fromLocalDay(day);
    if (leaving && date >= dates.checkIn) return date > lastLeave;
    return date < earliest || date > latest || taken.has(date);
  };
  const range = {
    from: dates.checkIn ? toLocalDay(dates.checkIn) : undefined,
    to: dates.checkOut ? toLocalDay(dates.checkOut) : undefined,
  };

  return (
    <DayPicker
      mode="range"
      numberOfMonths={months}
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays={false}
      selected={range}
      defaultMonth={range.from ?? toLocalDay(earliest)}
      startMonth={toLocalDay(earliest)}
      endMonth={toLocalDay(latest)}
      disabled={isClosed}
      modifiers={{ taken: (day) => taken.has(fromLocalDay(day)) && isClosed(day) }}
      modifiersClassNames={{ taken: '[&>button]:line-through [&>button]:decoration-danger' }}
      onSelect={(_range, day) => {
        const picked = pickDay(dates, end, fromLocalDay(day), isFree);
        onPick(picked.dates, picked.next);
      }}
      {...calendarWords}
      classNames={calendarStyle}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />,
      }}
    />
  );
}

/** The first taken night after the arrival is the last day to leave. */
function lastDayToLeave(checkIn: string, taken: ReadonlySet<string>, mostNights: number): string {
  for (let night = 0; night < mostNights; night += 1) {
    const day = addDays(checkIn, night);
    if (taken.has(day)) return day;
  }
  return addDays(checkIn, mostNights);
}
