import type { DayPickerProps, Modifiers } from 'react-day-picker';
import { texts } from '../../messages.js';

const monthOf = (day: Date) => day.toLocaleDateString(texts.locale, { month: 'long', year: 'numeric' });
const weekdayOf = (day: Date, weekday: 'long' | 'short' = 'long') => day.toLocaleDateString(texts.locale, { weekday });

/** What the calendar shows and speaks, in the language of the texts. */
export const calendarWords = {
  formatters: { formatCaption: monthOf, formatWeekdayName: (day) => weekdayOf(day, 'short') },
  labels: {
    labelDayButton: nameOfDay,
    labelGrid: monthOf,
    labelWeekday: (day) => weekdayOf(day),
    labelNav: () => texts.stay.months,
    labelPrevious: () => texts.stay.previousMonth,
    labelNext: () => texts.stay.nextMonth,
  },
} satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;

/** The number comes first, as it is seen; then the rest of the date and what is special about it. */
function nameOfDay(day: Date, { selected, taken }: Modifiers): string {
  const date = day.toLocaleDateString(texts.locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const words = [date, weekdayOf(day), taken && texts.stay.taken, selected && texts.stay.chosen];
  return words.filter(Boolean).join(', ');
}
