/** Room for one line, or for one row of cells, which no page break divides. `keep` holds it on one page with the next. */
export type Slot = { height: number; before: number; keep?: boolean };
export type Place = { page: number; top: number };

/**
 * Gives every slot its page and its distance from the top of the text there. The space before
 * the first of a page falls away.
 */
export function paginate(slots: Slot[], pageHeight: number): Place[] {
  const places: Place[] = [];
  let page = 0;
  let filled = 0;
  const turn = () => {
    page += 1;
    filled = 0;
  };
  for (const group of keptTogether(slots)) {
    const needed = group.reduce((sum, { before, height }) => sum + before + height, 0);
    const isTall = needed - (group[0]?.before ?? 0) > pageHeight;
    if (filled > 0 && filled + needed > pageHeight && !isTall) turn();
    for (const { before, height } of group) {
      if (filled > 0 && filled + before + height > pageHeight) turn();
      const top = filled > 0 ? filled + before : 0;
      places.push({ page, top });
      filled = top + height;
    }
  }
  return places;
}

function keptTogether(slots: Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  slots.forEach((slot, index) => {
    if (slots[index - 1]?.keep) groups.at(-1)?.push(slot);
    else groups.push([slot]);
  });
  return groups;
}
