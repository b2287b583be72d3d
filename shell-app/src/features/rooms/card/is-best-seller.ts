/** Every other room of a list has the badge, beginning with the first. */
export const isBestSeller = (position: number): boolean => position % 2 === 0;
