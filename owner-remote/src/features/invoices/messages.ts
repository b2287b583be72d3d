import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/invoices', {
  title: 'Invoices',
  lead: 'What your hotel has issued, for you and your accountant.',
  failed: { title: 'Your invoices did not load', message: 'None of them is lost.' },
});
