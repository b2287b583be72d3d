/** The price filter's bands, in whole currency units per night, inclusive at both ends. The last one has no end. */
export const priceBands = [
  { id: '0-500', from: 0, to: 500 },
  { id: '500-1000', from: 500, to: 1000 },
  { id: '1000-2000', from: 1000, to: 2000 },
  { id: '2000-3000', from: 2000, to: 3000 },
  { id: 'over-3000', from: 3000, to: Infinity },
] as const;

export type PriceBandId = (typeof priceBands)[number]['id'];
export const priceBandIds = priceBands.map((band) => band.id) as [PriceBandId, ...PriceBandId[]];
