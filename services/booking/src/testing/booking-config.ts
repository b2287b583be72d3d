import { webhookSecret } from '@wayhouse/service-kit/testing';

export const bookingConfig = {
  CURRENCY: 'USD',
  RELAY_DOMAIN: 'relay.example.test',
  CLERK_WEBHOOK_SECRET: webhookSecret,
  MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: 0,
  MAX_MESSAGES_PER_ACCOUNT_AND_MINUTE: 0,
  MAX_CALENDAR_IMPORTS_PER_ACCOUNT_AND_MINUTE: 0,
  MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: 0,
  ALLOW_LOCAL_CALENDARS: true,
};
