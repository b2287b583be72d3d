import { localized } from '@wayhouse/messages/localized';

/** Loaded with the list. */
export const messages = localized('owner-remote/invoices-list', {
  year: 'Year',
  month: 'Month',
  allMonths: 'All months',
  list: (monthOrYear: string) => `Invoices of ${monthOrYear}`,
  loading: 'Loading the invoices of your hotel',
  none: {
    title: { month: 'No invoices in this month', year: 'No invoices in this year' },
    body: 'An invoice is issued on the page of its booking, once your hotel has a legal name in its profile.',
  },
  export: 'Export CSV',
  more: 'Show more',
});
