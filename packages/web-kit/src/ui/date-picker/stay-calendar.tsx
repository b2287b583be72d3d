import { addDays, nightsOf } from '@wayhouse/domain/stay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type ChevronProps, type DateRange, DayPicker } from 'react-day-picker';
import { fromLocalDay, toLocalDay } from './calendar-date.js';
import { calendarStyle, modifierStyle } from './calendar-style.js';
import { calendarLabels } from './calendar-labels.js';
import { pickDay, type StayDates, type StayField } from './stay-dates.js';

type StayCalendarProps = {
  dates: StayDates;
  end: StayField;
  onPick: (dates: StayDates, next: StayField) => void;
  earliest: string;
  latest: string;
  taken?: ReadonlySet<string>;
  maxNights?: number;
  isClosed?: (day: string, to: StayField) => boolean;
  isArrivalFixed?: boolean;
  months: 1 | 2;
};

/**
 * Taken nights are crossed out; a taken night can still be the day of check-out. Until that is picked, the stay up to the
 * day under the pointer or the focus is previewed.
 */
export function StayCalendar({
  dates,
  end,
  onPick,
  earliest,
  latest,
  taken = new Set(),
  maxNights = 30,
  isClosed = () => false,
  isArrivalFixed = false,
  months,
}: StayCalendarProps) {
  const isPossible = (stay: StayDates) => {
    const nights = nightsOf(stay);
    return nights.length <= maxNights && nights.every((night) => !taken.has(night));
  };
  const isChoosingCheckOut = end === 'checkOut' && dates.checkIn !== '';
  const latestCheckOut = isChoosingCheckOut ? latestCheckOutAfter(dates.checkIn, taken, maxNights) : latest;

  const isDisabled = (day: Date) => {
    const date = fromLocalDay(day);
    if (isArrivalFixed && date < earliest) return true;
    if (isChoosingCheckOut && date >= dates.checkIn) return date > latestCheckOut || isClosed(date, 'checkOut');
    return date < earliest || date > latest || taken.has(date) || isClosed(date, 'checkIn');
  };
  const [pointedDay, setPointedDay] = useState<Date>();
  const preview =
    isChoosingCheckOut && !dates.checkOut && pointedDay && !isDisabled(pointedDay)
      ? previewOf(toLocalDay(dates.checkIn), pointedDay)
      : {};

  return (
    <DayPicker
      mode="range"
      numberOfMonths={months}
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays={false}
      selected={selectedRange(dates)}
      defaultMonth={toLocalDay(
        (isArrivalFixed ? dates.checkOut : dates.checkIn) || firstOpenDay(earliest, latest, isDisabled),
      )}
      startMonth={toLocalDay(earliest)}
      endMonth={toLocalDay(latestCheckOut > latest ? latestCheckOut : latest)}
      disabled={isDisabled}
      modifiers={{ taken: (day) => taken.has(fromLocalDay(day)) && isDisabled(day), ...preview }}
      modifiersClassNames={modifierStyle}
      onDayMouseEnter={setPointedDay}
      onDayMouseLeave={() => setPointedDay(undefined)}
      onDayFocus={setPointedDay}
      onDayBlur={() => setPointedDay(undefined)}
      onSelect={(_range, day) => {
        const picked = pickDay(dates, end, fromLocalDay(day), isPossible);
        onPick(picked.dates, picked.next);
      }}
      {...calendarLabels}
      classNames={calendarStyle}
      components={components}
    />
  );
}

/** The same ones in every render: an arrow that is replaced while it is pressed, as the focus leaves a day, gets no click. */
const components = {
  Chevron: ({ orientation }: ChevronProps) =>
    orientation === 'left' ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />,
};

/** Where months are taken altogether, the calendar begins with the first one in which a stay can begin. */
function firstOpenDay(earliest: string, latest: string, isDisabled: (day: Date) => boolean): string {
  for (let day = earliest; day <= latest; day = addDays(day, 1)) if (!isDisabled(toLocalDay(day))) return day;
  return earliest;
}

/** A check-in alone is a range of one day: react-day-picker marks only ranges with both ends. */
function selectedRange({ checkIn, checkOut }: StayDates): DateRange | undefined {
  return checkIn ? { from: toLocalDay(checkIn), to: toLocalDay(checkOut || checkIn) } : undefined;
}

/** The modifiers of the days of a stay from `checkIn` to `pointed`. */
function previewOf(checkIn: Date, pointed: Date) {
  return pointed > checkIn
    ? { previewStart: checkIn, previewMiddle: { after: checkIn, before: pointed }, previewEnd: pointed }
    : {};
}

/** The first taken night after check-in is the last possible day of check-out. */
function latestCheckOutAfter(checkIn: string, taken: ReadonlySet<string>, maxNights: number): string {
  for (let night = 0; night < maxNights; night += 1) {
    const day = addDays(checkIn, night);
    if (taken.has(day)) return day;
  }
  return addDays(checkIn, maxNights);
}
