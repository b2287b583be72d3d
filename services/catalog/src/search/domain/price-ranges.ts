import { type PriceBandId, priceBands, toMinor } from '@wayhouse/contracts';

/** Inclusive at both ends, in minor units. */
export type PriceRange = { from: number; to: number };

/** The chosen bands as the fewest ranges: bands that touch become one. */
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
