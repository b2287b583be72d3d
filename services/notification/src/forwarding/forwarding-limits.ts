import type { Transaction } from '@wayhouse/service-kit';
import { type EmailCounts, periods } from '../email/email-count-repository.js';

/** To one party of a booking. */
export const perBooking = { hour: 10, day: 30 };

export type ForwardingLimits = ReturnType<typeof forwardingLimits>;

/** How many emails are forwarded to a party of a booking in an hour and in a day, and in all in an hour (UTC). */
export function forwardingLimits(counts: EmailCounts, perHour: number) {
  return {
    /** Counts an email to the relay address of this name, and returns the limit that is reached, if one is. */
    async count(tx: Transaction, name: string, now: Date): Promise<'booking-limit' | 'site-limit' | undefined> {
      const { hour, day } = periods(now);
      const toParty = async ({ name: period, endsAt }: typeof hour, limit: number) =>
        counts.count(tx, `${period} ${name}`, limit, endsAt);
      // Their names differ: at midnight the hour and the day have the same.
      const ofHour = { ...hour, name: `${hour.name} hour` };
      if (!(await toParty(ofHour, perBooking.hour)) || !(await toParty(day, perBooking.day))) return 'booking-limit';
      return (await counts.count(tx, `${hour.name} all`, perHour, hour.endsAt)) ? undefined : 'site-limit';
    },
  };
}
