import { addDays } from '@wayhouse/domain/stay';
import { useState } from 'react';
import { isWithin, type Nights, nightsBetween } from '../nights.js';

type Selection = { first: string; last: string };

/** The selected nights, from the anchor to the last one. Only nights within `selectable` can be selected. */
export function useNightSelection(selectable: Nights) {
  const { from, to } = selectable;
  const [selection, setSelection] = useState<Selection>();
  const isSelectable = (night: string) => isWithin(night, selectable);
  const clamp = (night: string) => (night < from ? from : night);
  const select = (night: string) => isSelectable(night) && setSelection({ first: night, last: night });
  const clear = () => setSelection(undefined);
  return {
    nights: selection && nightsBetween(selection.first, selection.last),
    /** The night the selection started with. */
    anchor: selection?.first,
    isSelectable,
    select,
    /** Selects all selectable nights among these. */
    selectAll: (nights: Nights) => setSelection({ first: clamp(nights.from), last: addDays(nights.to, -1) }),
    clear,
    /** Extends the selection to a night, starting at `anchor` if there is none. */
    extend: (night: string, anchor = night) =>
      night < to && setSelection((before) => ({ first: before?.first ?? clamp(anchor), last: clamp(night) })),
    /** Extends the selection if it ends at `cursor`, otherwise starts one there. */
    extendByKey: (night: string, cursor: string) =>
      night < to &&
      setSelection((before) => ({
        first: before?.last === cursor ? before.first : clamp(cursor),
        last: clamp(night),
      })),
    /** Without Shift: the first tap selects a night, the second one the range; tapping the same night clears it. */
    tap(night: string) {
      if (!isSelectable(night)) return;
      if (!selection || selection.first !== selection.last) select(night);
      else if (selection.first === night) clear();
      else setSelection({ first: selection.first, last: night });
    },
  };
}

export type NightSelection = ReturnType<typeof useNightSelection>;
