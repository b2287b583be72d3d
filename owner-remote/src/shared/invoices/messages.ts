import type { Invoice } from '@wayhouse/contracts/invoices';
import { localized } from '@wayhouse/messages/localized';

/** Loaded with what shows invoices. */
export const messages = localized('owner-remote/shared-invoices', {
  kind: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  } satisfies Record<Invoice['kind'], (number: string) => string>,
  download: 'PDF',
  of: (invoice: string) => `of ${invoice}`,
});
