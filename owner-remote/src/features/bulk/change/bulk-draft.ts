import type { Weekday } from '@wayhouse/domain/rates/weekday';
import type { DayRule } from '../../../shared/rates/day-rule.js';

export const changeKinds = ['price', 'restrictions', 'remove', 'block', 'unblock', 'hide', 'offer'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** By an amount, or by percent of the price of each room. */
export const priceWays = ['amount', 'more', 'less'] as const;
type PriceWay = (typeof priceWays)[number];

/** What the form holds, for all kinds of changes: what is entered for one stays while another is looked at. */
export type BulkDraft = {
  rooms: string[];
  kind: ChangeKind;
  name: string;
  /** The name of the rate that is taken off. */
  removed: string;
  from: string;
  to: string;
  weekdays: Weekday[];
  priceBy: PriceWay;
  pricePerNight: string;
  percent: string;
  minNights: string;
  maxNights: string;
  noArrival: DayRule;
  noDeparture: DayRule;
  reason: string;
};

export const emptyDraft: BulkDraft = {
  ...{ rooms: [], kind: 'price', name: '', removed: '', from: '', to: '', weekdays: [] },
  ...{ priceBy: 'amount', pricePerNight: '', percent: '', minNights: '', maxNights: '' },
  ...{ noArrival: 'unset', noDeparture: 'unset', reason: '' },
};
