import { supportHours as hours } from '@wayhouse/contracts/support-hours';

/** When a person answers, and what the ways to reach one are called. */
export const support = { hours, labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' } };
