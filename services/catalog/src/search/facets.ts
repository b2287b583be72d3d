import { type PriceBandId, priceBandIds, type RoomType } from '@wayhouse/contracts';
import type { PipelineStage } from 'mongoose';
import { type PriceRange, priceRanges } from './domain/price-ranges.js';
import { fitting } from './search-filter.js';
import type { Wishes } from './search.js';

/** Of the rooms of one type: how many cost what was chosen, and how many lie in each price band. */
export type Tally = { _id: RoomType; inPrices: number } & Record<PriceBandId, number>;

/** Counts, in one reading, the rooms that fit: by type, and within each type by price. */
export function tallying(wishes: Wishes, prices: PriceRange[] | undefined): PipelineStage[] {
  const bands = priceBandIds.map((id) => [id, countIn(priceRanges([id]))]);
  const inPrices = prices ? countIn(prices) : { $sum: 1 };
  return [{ $match: fitting(wishes) }, { $group: { _id: '$roomType', inPrices, ...Object.fromEntries(bands) } }];
}

function countIn(ranges: PriceRange[]) {
  const isIn = ({ from, to }: PriceRange) => ({
    $and: [{ $gte: ['$nightMinor', from] }, { $lte: ['$nightMinor', to] }],
  });
  return { $sum: { $cond: [{ $or: ranges.map(isIn) }, 1, 0] } };
}
