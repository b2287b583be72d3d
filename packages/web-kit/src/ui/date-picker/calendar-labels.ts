import type { DayPickerProps, Modifiers } from 'react-day-picker';
import { dateLocale } from '@wayhouse/messages/locale';
import { messages } from '../../messages.js';

const formatMonth = (day: Date) => day.toLocaleDateString(dateLocale(), { month: 'long', year: 'numeric' });
const formatWeekday = (day: Date, weekday: 'long' | 'short' = 'long') =>
  day.toLocaleDateString(dateLocale(), { weekday });

/** Visible and accessible labels of the calendar, in the locale of the messages. */
export const calendarLabels = {
  formatters: { formatCaption: formatMonth, formatWeekdayName: (day) => formatWeekday(day, 'short') },
  labels: {
    labelDayButton: dayLabel,
    labelGrid: formatMonth,
    labelWeekday: (day) => formatWeekday(day),
    labelNav: () => messages.stay.months,
    labelPrevious: () => messages.stay.previousMonth,
    labelNext: () => messages.stay.nextMonth,
  },
} satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;

/** The day of the month first, as it is displayed, then the full date and its state. */
function dayLabel(day: Date, { selected, taken }: Modifiers): string {
  const date = day.toLocaleDateString(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
  const parts = [date, formatWeekday(day), taken && messages.stay.taken, selected && messages.stay.selected];
  return parts.filter(Boolean).join(', ');
}
