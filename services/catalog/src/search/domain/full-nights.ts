/** The nights of a room that a booking holds in one unit, or a block in all. */
export type HeldNights = { nights: string[]; isBlock: boolean };

/** The nights of which no unit is free, in no particular order. */
export function fullNights(holds: HeldNights[], units: number): string[] {
  const taken = new Map<string, number>();
  for (const { nights, isBlock } of holds)
    for (const night of nights) taken.set(night, (taken.get(night) ?? 0) + (isBlock ? units : 1));
  return [...taken].flatMap(([night, count]) => (count >= units ? [night] : []));
}
