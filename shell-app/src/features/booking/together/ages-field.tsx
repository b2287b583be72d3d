import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useEffect, useRef, useState } from 'react';
import { agesProblem } from '@wayhouse/web-kit/children-ages';
import { messages } from '@wayhouse/web-kit/details-messages';
import { keepFromBooking } from '../keep-from-booking.js';

type Props = {
  /** In the room. One alone is asked nothing, but what was typed for more is shown, or it could not be taken back. */
  guests: number;
  /** Of them, where the room was searched for with children. */
  adults: number | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Whether booking was tried with it; until then it shows what is wrong once it is left. */
  isSubmitted: boolean;
  /** Why the server has refused it. */
  refusal?: { message: string };
};

/** The ages of the children in one of several rooms. */
export function AgesField({ guests, adults = guests, value, onChange, isSubmitted, refusal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [visit, setVisit] = useState<'now' | 'over'>();
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  if (guests === 1 && value === '' && visit !== 'now') return null;
  return (
    <TextField
      ref={input}
      label={messages.children}
      hint={adults < guests ? messages.searchedChildren(guests - adults) : messages.childrenHint}
      error={refusal?.message ?? (isSubmitted || visit === 'over' ? agesProblem(value) : undefined)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setVisit('now')}
      onBlur={() => setVisit('over')}
      onKeyDown={keepFromBooking}
      className="my-3"
    />
  );
}
