/** When somebody picks up the telephone, and answers what was written meanwhile. */
export const supportHours = 'Mon to Sat, 9 AM to 9 PM';
