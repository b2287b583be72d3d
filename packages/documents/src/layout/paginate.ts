/** The space of one line or one row of cells, which is never divided. With `keep` it is on the same page as the next slot. */
export type Slot = { height: number; before: number; keep?: boolean };
export type Place = { page: number; top: number };

/**
 * Assigns every slot to a page and a distance from the top margin. The space before the first slot of a page is dropped.
 */
export function paginate(slots: Slot[], pageHeight: number): Place[] {
  const places: Place[] = [];
  let page = 0;
  let filled = 0;
  const nextPage = () => {
    page += 1;
    filled = 0;
  };
  for (const group of groupKeptTogether(slots)) {
    const needed = group.reduce((sum, { before, height }) => sum + before + height, 0);
    const isTall = needed - (group[0]?.before ?? 0) > pageHeight;
    if (filled > 0 && filled + needed > pageHeight && !isTall) nextPage();
    for (const { before, height } of group) {
      if (filled > 0 && filled + before + height > pageHeight) nextPage();
      const top = filled > 0 ? filled + before : 0;
      places.push({ page, top });
      filled = top + height;
    }
  }
  return places;
}

function groupKeptTogether(slots: Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  slots.forEach((slot, index) => {
    if (slots[index - 1]?.keep) groups.at(-1)?.push(slot);
    else groups.push([slot]);
  });
  return groups;
}
