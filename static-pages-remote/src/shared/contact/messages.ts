import { supportHours as hours } from '@wayhouse/contracts/support-hours';

/** Support hours and the labels of contact options. */
export const messages = { hours, labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' } };
