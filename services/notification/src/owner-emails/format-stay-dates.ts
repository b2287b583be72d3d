import { dateLocale } from '@wayhouse/messages/locale';
import { perLocale } from '@wayhouse/messages/per-locale';

const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const formatter = perLocale((locale) => new Intl.DateTimeFormat(locale, options));

/** ICU writes ranges with it; who searches a mailbox types another. */
const thinSpace = '\u2009';

/** Short enough for a subject: `27 Feb – 1 Mar 2027`. */
export const formatStayDates = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string =>
  formatter(dateLocale()).formatRange(new Date(checkIn), new Date(checkOut)).replaceAll(thinSpace, ' ');
