export const supportHours = 'Mon to Sat, 9 AM to 9 PM';
