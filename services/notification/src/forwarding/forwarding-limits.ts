import { type PeriodCounts, periods, type Transaction } from '@wayhouse/service-kit';

/** To one party of a booking. */
export const perBooking = { hour: 10, day: 30 };

type ReachedLimit = 'booking-limit' | 'site-limit';

export type ForwardingLimits = ReturnType<typeof forwardingLimits>;

/** How many emails are forwarded to a party of a booking in an hour and in a day, and in all in an hour (UTC). */
export function forwardingLimits(counts: PeriodCounts, perHour: number) {
  const limitsOf = (name: string, now: Date) => {
    const { hour, day } = periods(now);
    // Their keys differ: at midnight the hour and the day have the same name.
    return [
      { key: `${hour.name} hour ${name}`, limit: perBooking.hour, endsAt: hour.endsAt, reached: 'booking-limit' },
      { key: `${day.name} ${name}`, limit: perBooking.day, endsAt: day.endsAt, reached: 'booking-limit' },
      { key: `${hour.name} all`, limit: perHour, endsAt: hour.endsAt, reached: 'site-limit' },
    ] as const;
  };
  return {
    /** The limit that is reached for the relay address of this name, if one is. */
    async findReached(tx: Transaction, name: string, now: Date): Promise<ReachedLimit | undefined> {
      for (const { key, limit, reached } of limitsOf(name, now))
        if (await counts.isReached(tx, key, limit)) return reached;
      return undefined;
    },
    /** Counts an email to the relay address of this name, and returns the limit that is reached, if one is. */
    async count(tx: Transaction, name: string, now: Date): Promise<ReachedLimit | undefined> {
      for (const { key, limit, endsAt, reached } of limitsOf(name, now))
        if (!(await counts.count(tx, key, limit, endsAt))) return reached;
      return undefined;
    },
  };
}
