import { nightsOf } from '@wayhouse/contracts/stay';
import { isWithin, type KnownNights, type Nights, overlaps, type Stay } from '../nights.js';

export type ChosenFacts = {
  count: number;
  /** Stays that have some of the nights. */
  stays: Stay[];
  /** How many of the nights are blocked. */
  blocked: number;
  /** The reason that stands at all of them; nothing where they differ, or none is known. */
  reason: string | undefined;
};

/** What is known of the nights that are chosen. */
export function chosenFacts(nights: Nights, known: KnownNights | undefined): ChosenFacts {
  const count = nightsOf({ checkIn: nights.from, checkOut: nights.to }).length;
  const stays = known?.stays.filter(({ checkIn, checkOut }) => overlaps(nights, { from: checkIn, to: checkOut })) ?? [];
  const blocked = known?.blocked.filter(({ night }) => isWithin(night, nights)) ?? [];
  const reasons = new Set(blocked.map(({ reason }) => reason ?? ''));
  const [reason] = reasons;
  return { count, stays, blocked: blocked.length, reason: reasons.size === 1 ? reason : undefined };
}

/** The nights that both have. */
export const shared = (one: Nights, other: Nights): Nights => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});
