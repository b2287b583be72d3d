import { toBulkRate, toNamedRate } from '@wayhouse/contracts/convert-rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { toMinor } from '@wayhouse/domain/money';
import {
  areSameRates,
  type BulkRate,
  firstNightOf,
  type NamedRate,
  rateForRoom,
  withoutRates,
  withRate,
} from '@wayhouse/domain/rates/bulk-rate';
import { nightMinorOn } from '@wayhouse/domain/rates/price-nights';
import { countingRule, type Restrictions } from '@wayhouse/domain/rates/rate-rule';
import { restrictionsOn } from '@wayhouse/domain/rates/restrictions-on';
import type { RateChange } from './bulk-change.js';

type Night = { minor: number; restrictions: Restrictions };
/** `counting` is the rate that counts on the night in place of the one that is added. */
export type PreviewRow = { id: string; before: Night; after: Night; isSame: boolean; counting?: string };
/** What a night costs in each room before and after a change. Without a night none from today on changes. */
export type RatePreview = { night?: string; rows: PreviewRow[] };

/** Of the first night that changes. */
export function previewRates(rooms: OwnRoom[], { mode, rate }: RateChange, today: string): RatePreview {
  const added = toBulkRate(rate);
  const night = mode === 'add' ? firstNightOf(added, today) : firstNightWithout(rooms, rate.name, today);
  if (!night) return { rows: [] };
  return { night, rows: rooms.map((room) => previewRoom(room, mode === 'add' ? added : rate.name, night)) };
}

const rulesOf = ({ rates = [] }: OwnRoom): NamedRate[] => rates.map(toNamedRate);

const firstNightWithout = (rooms: OwnRoom[], name: string, today: string): string | undefined =>
  rooms
    .flatMap((room) => rulesOf(room).filter((rule) => rule.name === name))
    .flatMap((rule) => firstNightOf(rule, today) ?? [])
    .sort()[0];

/** With a rate that is added, or the name of those that are taken off. */
function previewRoom(room: OwnRoom, change: BulkRate | string, night: string): PreviewRow {
  const nightMinor = toMinor(room.pricePerNight);
  const before = rulesOf(room);
  const after =
    typeof change === 'string' ? withoutRates(before, change) : withRate(before, rateForRoom(change, { nightMinor }));
  const at = (rates: NamedRate[]): Night => ({
    minor: nightMinorOn({ nightMinor, rates }, night),
    restrictions: restrictionsOn(rates, night),
  });
  const counting = typeof change === 'string' ? undefined : otherCounting(after, night);
  return {
    ...{ id: room._id, before: at(before), after: at(after), isSame: areSameRates(before, after) },
    ...(counting !== undefined && { counting }),
  };
}

const kinds = ['nightMinor', 'minNights', 'maxNights', 'noArrival', 'noDeparture'] as const;

/** The rate that counts on the night in place of the last one, which was added. */
function otherCounting(rates: NamedRate[], night: string): string | undefined {
  const added = rates.at(-1)!;
  const counting = kinds
    .filter((kind) => added[kind] !== undefined)
    .map((kind) => countingRule(rates, kind, night))
    .find((rule) => rule !== added);
  return counting?.name;
}
