import { nightsOf } from '@wayhouse/domain/stay';
import { isWithin, type LoadedNights, type Nights, overlaps, type Stay } from '../nights.js';

export type SelectionSummary = {
  count: number;
  /** Stays that overlap the selection. */
  stays: Stay[];
  /** The number of blocked nights. */
  blocked: number;
  /** The reason common to all blocked nights; empty without one. */
  reason: string;
};

export function summarizeSelection(nights: Nights, loaded: LoadedNights | undefined): SelectionSummary {
  const count = nightsOf({ checkIn: nights.from, checkOut: nights.to }).length;
  const stays =
    loaded?.stays.filter(({ checkIn, checkOut }) => overlaps(nights, { from: checkIn, to: checkOut })) ?? [];
  const blocked = loaded?.blocked.filter(({ night }) => isWithin(night, nights)) ?? [];
  const [reason = '', ...others] = new Set(blocked.map((each) => each.reason ?? ''));
  return { count, stays, blocked: blocked.length, reason: others.length > 0 ? '' : reason };
}

export const intersection = (one: Nights, other: Nights): Nights => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});
