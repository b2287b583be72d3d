import { addDays, limits, messages, Refusal, todayIn } from '@wayhouse/contracts';

/** Where a day ends last, and where it begins first. */
const [lastToEnd, firstToBegin] = ['Etc/GMT+12', 'Etc/GMT-14'];

/**
 * Nobody can arrive on a day that is over, nor further ahead than the platform plans. A search may be of every place, so
 * a day counts as over once it is over everywhere; what a hotel's own calendar says is looked at when a room is chosen.
 */
export function assertArrival({ checkIn }: { checkIn?: string }, now: Date): void {
  if (!checkIn) return;
  if (checkIn < todayIn(lastToEnd, now)) throw new Refusal('rule-broken', messages.pastArrival, 'checkIn');
  if (checkIn > addDays(todayIn(firstToBegin, now), limits.daysAhead)) {
    throw new Refusal('rule-broken', messages.tooFarAhead, 'checkIn');
  }
}
