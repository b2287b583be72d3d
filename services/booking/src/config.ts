import { z } from 'zod';
import { readEnvironment, serviceEnvironment, sharedSettings } from '@wayhouse/service-kit';
import { defaultUnpaidLimits as standard, type UnpaidLimits } from './bookings/domain/unpaid-limits.js';

const count = z.coerce.number().int().min(1);

const environment = serviceEnvironment.extend({
  CLERK_SECRET_KEY: sharedSettings.CLERK_SECRET_KEY,
  CLERK_WEBHOOK_SECRET: sharedSettings.CLERK_WEBHOOK_SECRET,
  RELAY_DOMAIN: sharedSettings.RELAY_DOMAIN,
  // What a guest may hold without paying; beyond it a booking is paid for or cancelled first.
  MAX_UNPAID_BOOKINGS: count.default(standard.bookings),
  MAX_UNPAID_NIGHTS: count.default(standard.nights),
  MAX_UNPAID_SAME_NIGHT: count.default(standard.sameNight),
  /** 0 means any number. */
  MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(60),
  /** Between guests and hotels; 0 means any number. */
  MAX_MESSAGES_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(20),
  /** Of other sites, which owners add or have imported at once; 0 means any number. */
  MAX_CALENDAR_IMPORTS_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(20),
  /** How often an owner may block or unblock nights of a room; 0 means any number. */
  MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(60),
  /** `yes`: calendars of this machine and without https are imported; for tests and the sandbox. */
  ALLOW_LOCAL_CALENDARS: z
    .enum(['yes', 'no'])
    .default('no')
    .transform((value) => value === 'yes'),
});

export const readConfig = () => readEnvironment(environment);

export const unpaidLimitsOf = (config: z.output<typeof environment>): UnpaidLimits => ({
  bookings: config.MAX_UNPAID_BOOKINGS,
  nights: config.MAX_UNPAID_NIGHTS,
  sameNight: config.MAX_UNPAID_SAME_NIGHT,
});
