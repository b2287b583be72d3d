/** `addedAt` is when it was added to the hotels of its owner; the one that the owner has registered first has none. */
type OwnedHotel = { id: string; addedAt?: Date };

/** Compares hotels of one owner by age: the least one is the owner's first hotel, for good. */
export function byAge(one: OwnedHotel, other: OwnedHotel): number {
  const between = (one.addedAt?.getTime() ?? 0) - (other.addedAt?.getTime() ?? 0);
  if (between !== 0) return between;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
