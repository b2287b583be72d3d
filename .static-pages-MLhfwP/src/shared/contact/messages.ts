import { localized } from '@wayhouse/messages/localized';
import { supportHours } from '@wayhouse/messages/support-hours';

/** Support hours and the labels of contact options. */
export const messages = localized('static-pages-remote/shared/contact', {
  get hours() {
    return supportHours.phone;
  },
  labels: { phone: 'Phone', email: 'Email', hours: 'Hours' },
});
