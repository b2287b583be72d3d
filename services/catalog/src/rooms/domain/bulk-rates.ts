import {
  areSameRates,
  type BulkRate,
  type Currency,
  DomainError,
  type KnownRoom,
  knownRooms,
  leastCharges,
  limits,
  type NamedRate,
  rateForRoom,
  toAmount,
  toMinor,
  withoutRates,
  withRate,
} from '@wayhouse/domain';
import { type Room, withRates } from './room.js';

export type BulkRateChange = { rate: BulkRate; mode: 'add' | 'remove' };

/** The room with the rate, or without those of its name. Returns the same object if nothing changes. */
export function withBulkRate(room: Room, { rate, mode }: BulkRateChange): Room {
  const { rates = [] } = room;
  const changed = mode === 'add' ? withRate(rates, rateForRoom(rate, room)) : withoutRates(rates, rate.name);
  return areSameRates(rates, changed) ? room : withRates(room, changed);
}

type Change = {
  before: Room;
  after: Room;
  /** Those of the hotel. */
  all: Room[];
  seenVersion: number;
  currency: Currency;
};

/** Refuses what one room cannot have, and names that room. */
export function assertBulkChange({ before, after, all, seenVersion, currency }: Change): void {
  const { rates = [] } = after;
  if (before.version !== seenVersion) throw new DomainError('room-edit-conflict', nameIn(all, before, currency));
  if (rates.length > limits.rates)
    throw new DomainError('too-many-rates', { ...nameIn(all, before, currency), rates: limits.rates });
  const bounds = { least: leastCharges[currency], most: limits.pricePerNight };
  if (rates.some((rate) => !isWithin(rate, bounds) && !before.rates?.includes(rate)))
    throw new DomainError('rate-out-of-bounds', { ...nameIn(all, before, currency), ...bounds });
}

const isWithin = ({ nightMinor }: NamedRate, { least, most }: { least: number; most: number }): boolean =>
  nightMinor === undefined || (nightMinor >= toMinor(least) && nightMinor <= toMinor(most));

function nameIn(all: Room[], room: Room, currency: Currency): KnownRoom {
  const known = knownRooms(
    all.map(({ description, roomType, nightMinor }) => ({
      ...{ name: description?.name, roomType },
      price: toAmount(nightMinor),
    })),
    currency,
  );
  return known[all.indexOf(room)]!;
}
