import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { addDays } from '@wayhouse/domain/stay';
import { useState } from 'react';
import type { Nights } from '../../nights.js';

/** `last` is the last night. */
type Draft = { from: string; last: string; reason: string };
type Errors = { from?: string; last?: string };
export type BlockDraft = ReturnType<typeof useBlockDraft>;

/** Nights and the reason of a block as they are entered. `validate` is about what are dates; `texts` name what is wrong. */
export function useBlockDraft(
  initial: Draft,
  texts: Record<keyof Errors, string>,
  validate: (draft: Draft) => Record<keyof Errors, boolean>,
) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({});
    },
  });
  /** The nights, unless one of them has an error, which shows then. */
  function check(): Nights | undefined {
    const valid = validate(draft);
    const found = {
      from: isDate(draft.from) && valid.from ? undefined : texts.from,
      last: isDate(draft.last) && valid.last ? undefined : texts.last,
    };
    setErrors(found);
    return found.from || found.last ? undefined : { from: draft.from, to: addDays(draft.last, 1) };
  }
  return { reason: draft.reason.trim(), errors, field, check };
}

const isDate = (text: string): boolean => CalendarDate.safeParse(text).success;
