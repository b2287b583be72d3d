import { type PriceBandId, priceBandIds, type RoomType } from '@wayhouse/domain';
import type { PipelineStage } from 'mongoose';
import { type PriceRange, priceRanges } from './domain/price-ranges.js';
import { fitting } from './search-filter.js';
import type { Wishes } from './search.js';

/** Of one room type: how many rooms are in the chosen price ranges, and how many in each price band. */
export type FacetCounts = { _id: RoomType; inPrices: number } & Record<PriceBandId, number>;

/** Counts the matching rooms by type and price in one query. */
export function facetPipeline(wishes: Wishes, prices: PriceRange[] | undefined): PipelineStage[] {
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
