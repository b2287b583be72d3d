import { formatDateRange } from '@wayhouse/messages/format-date';

/** `27 Feb – 1 Mar 2027`. */
export const formatStayDates = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string =>
  formatDateRange(checkIn, checkOut);
