import { localized } from '@wayhouse/messages/localized';

/** Loaded with the list. */
export const messages = localized('owner-remote/invoices-list', {
  month: 'Month',
  list: (month: string) => `Invoices of ${month}`,
  loading: 'Loading the invoices of your hotel',
  none: {
    title: 'No invoices in this month',
    body: 'An invoice is issued on the page of its booking, once your hotel has a legal name in its profile.',
  },
  export: 'Export CSV',
  more: 'Show more',
});
