const hours = 'Mon to Sat, 9 AM to 9 PM';

/** When a person answers, and what the ways to reach one are called. */
export const support = { hours, labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' } };
