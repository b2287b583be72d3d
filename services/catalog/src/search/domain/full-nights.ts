/** Nights of a room that are held in one unit, by a booking or by the block of that unit, or in the whole room by its block. */
export type HeldNights = { nights: string[]; isWhole: boolean };

/** The nights of which no unit is free, in no particular order. */
export function fullNights(holds: HeldNights[], units: number): string[] {
  const taken = new Map<string, number>();
  for (const { nights, isWhole } of holds)
    for (const night of nights) taken.set(night, (taken.get(night) ?? 0) + (isWhole ? units : 1));
  return [...taken].flatMap(([night, count]) => (count >= units ? [night] : []));
}
