import { arrivalWindow, limits, messages, Refusal, type Stay } from '@wayhouse/contracts';

/** A guest arrives today or later on the hotel's calendar, and not further ahead than the platform plans. */
export function assertArrival({ checkIn }: Stay, city: string, now: Date, field = 'checkInDate'): void {
  const { earliest, latest } = arrivalWindow(city, now, limits.daysAhead);
  if (checkIn < earliest) throw new Refusal('rule-broken', messages.pastArrival, field);
  if (checkIn > latest) {
    throw new Refusal('rule-broken', messages.tooFarAhead, field);
  }
}
