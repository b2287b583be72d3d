import { localized } from '@wayhouse/messages/localized';

export const messages = localized('booking/calendars', { booked: 'Booked', blocked: 'Blocked' });
