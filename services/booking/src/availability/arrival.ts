import { addDays, limits, messages, Refusal, type Stay, timeZoneOf, todayIn } from '@wayhouse/contracts';

/** A guest arrives today or later on the hotel's calendar, and not further ahead than the platform plans. */
export function assertArrival({ checkIn }: Stay, city: string, now: Date): void {
  const today = todayIn(timeZoneOf(city), now);
  if (checkIn < today) throw new Refusal('rule-broken', messages.pastArrival, 'checkInDate');
  if (checkIn > addDays(today, limits.daysAhead)) {
    throw new Refusal('rule-broken', messages.tooFarAhead, 'checkInDate');
  }
}
