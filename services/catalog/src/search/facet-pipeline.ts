import { type ChoiceName, choiceNames, type RoomFacets, type RoomFilter, roomFilters } from '@wayhouse/contracts';
import type { PipelineStage } from 'mongoose';
import type { Asked } from './cities-with-offer.js';
import { choiceExpressions } from './filter-clauses.js';
import { bookable } from './bookable.js';
import { isSet } from './matching.js';

/** How many rooms match with each option, by `counterOf`. */
export type FacetCounts = Record<string, number>;

const optionsOf = (name: ChoiceName): readonly string[] => roomFilters[name].options;
const counterOf = (name: ChoiceName, option: string) => `${name} ${option}`;

/** Counts the rooms of all options in one query. A filter does not narrow its own options. */
export function facetPipeline(filter: RoomFilter, now: Date): PipelineStage[] {
  const asked = { checkIn: filter.checkIn, now };
  const hasChosen = (name: ChoiceName, options: string[]) =>
    (choiceExpressions[name] as (options: string[], asked: Asked) => object)(options, asked);
  const chosen = choiceNames.filter((name) => isSet(filter, name));
  const counters = choiceNames.flatMap((name) => {
    const others = chosen.filter((other) => other !== name).map((other) => hasChosen(other, filter[other]!));
    return optionsOf(name).map((option) => [counterOf(name, option), countIf([hasChosen(name, [option]), ...others])]);
  });
  const withoutChoices = { ...filter, ...Object.fromEntries(choiceNames.map((name) => [name, undefined])) };
  return [{ $match: bookable(withoutChoices, now) }, { $group: { _id: null, ...Object.fromEntries(counters) } }];
}

const countIf = (conditions: object[]) => ({ $sum: { $cond: [{ $and: conditions }, 1, 0] } });

/** `counts` is undefined if no room matches. */
export const toFacets = (counts: FacetCounts | undefined): RoomFacets =>
  Object.fromEntries(
    choiceNames.map((name) => [
      name,
      Object.fromEntries(optionsOf(name).map((option) => [option, counts?.[counterOf(name, option)] ?? 0])),
    ]),
  ) as RoomFacets;
