import { type PriceBandId, priceBands, toMinor } from '@wayhouse/domain';

/** Inclusive at both ends, in minor units. */
type PriceRange = { from: number; to: number };

/** Merges adjacent bands into as few ranges as possible. */
export function priceRanges(chosen: PriceBandId[]): PriceRange[] {
  const ranges: PriceRange[] = [];
  for (const band of priceBands.filter(({ id }) => chosen.includes(id))) {
    const last = ranges.at(-1);
    const to = toMinor(band.to);
    if (last?.to === toMinor(band.from)) last.to = to;
    else ranges.push({ from: toMinor(band.from), to });
  }
  return ranges;
}
