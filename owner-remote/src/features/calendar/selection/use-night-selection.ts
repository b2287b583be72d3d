import { addDays } from '@wayhouse/contracts/stay';
import { useState } from 'react';
import { isWithin, type Nights, spanOf } from '../nights.js';

type Choice = { first: string; last: string };

/** The nights that are chosen: from the one it began with to the one it has come to. Only those of `open` can be. */
export function useChoice(open: Nights) {
  const { from, to } = open;
  const [choice, setChoice] = useState<Choice>();
  const canBe = (night: string) => isWithin(night, open);
  const nearest = (night: string) => (night < from ? from : night);
  const choose = (night: string) => canBe(night) && setChoice({ first: night, last: night });
  const clear = () => setChoice(undefined);
  return {
    nights: choice && spanOf(choice.first, choice.last),
    /** The night it began with. */
    begun: choice?.first,
    canBe,
    choose,
    /** Those of the nights that can be chosen, together. */
    pick: (nights: Nights) => setChoice({ first: nearest(nights.from), last: addDays(nights.to, -1) }),
    clear,
    /** Up to a night, from where the choice began, or else from `begin`. */
    extend: (night: string, begin = night) =>
      night < to && setChoice((before) => ({ first: before?.first ?? nearest(begin), last: nearest(night) })),
    /** By the keys: goes on from `begin` if the choice has come to there, and begins there if not. */
    walk: (night: string, begin: string) =>
      night < to &&
      setChoice((before) => ({
        first: before?.last === begin ? before.first : nearest(begin),
        last: nearest(night),
      })),
    /** Where there is no Shift: one night, then another, which is the last one; the same again is none. */
    tap(night: string) {
      if (!canBe(night)) return;
      if (!choice || choice.first !== choice.last) choose(night);
      else if (choice.first === night) clear();
      else setChoice({ first: choice.first, last: night });
    },
  };
}

export type NightsChoice = ReturnType<typeof useChoice>;
