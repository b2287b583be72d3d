import { localized } from './localized.js';

export const supportHours = localized('support-hours', { phone: 'Mon to Sat, 9 AM to 9 PM' });
