import { addDays } from '@wayhouse/domain/stay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameNights, type Nights } from '../../nights.js';
import type { Change } from '../plan/change.js';
import { type Days, type Grip, type Plan, planDrop, refuseGrip, type Spot } from '../plan/plan-drop.js';
import type { TimelineData } from '../use-timeline.js';
import { messages } from './messages.js';
import { describePlan, describeRefusal } from './describe-plan.js';

/** Without a spot it is outside of all rows, where letting go changes nothing. */
type Carried = { grip: Grip; spot: Spot | undefined; by: 'pointer' | 'keys' };
type Options = {
  data: TimelineData;
  period: Nights;
  days: Days;
  /** Why nothing can be changed now. */
  closed: string | undefined;
  onChange: (change: Change) => void;
};
export type Carry = ReturnType<typeof useCarry>;

/** What is carried, by pointer or keys, and what dropping it would do. `note` describes it for everybody. */
export function useCarry({ data, period, days, closed, onChange }: Options) {
  const { carried, now, carry } = useCarried();
  const [outcome, setOutcome] = useOutcome(closed);
  const planOf = ({ grip, spot }: Carried): Plan | undefined => spot && planDrop(grip, spot, data, days);
  const plan = carried && planOf(carried);
  const put = (text: string) => {
    carry(undefined);
    setOutcome(text);
  };
  function choose(spot: Spot) {
    const { change, refusal } = planDrop({ kind: 'create', spot }, spot, data, days);
    put(closed ?? (refusal ? describeRefusal(refusal) : ''));
    if (change && !closed) onChange(change);
  }
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  return {
    carried,
    plan,
    note: carried ? (plan ? describePlan(carried, plan) : messages.outside) : outcome,
    /** Returns whether it is carried now. Where it could not be saved nothing is. */
    begin({ grip, spot, by }: Carried & { spot: Spot }): boolean {
      const refusal = refuseGrip(grip, data, days, period);
      const why = closed ?? (refusal && describeRefusal(refusal));
      setOutcome(why ?? '');
      carry(why ? undefined : { grip, spot: within(period, spot), by });
      return !why;
    },
    /** One night, without carrying anything. Always the same function. */
    choose: useCallback((spot: Spot) => latestChoose.current(spot), []),
    aim(spot: Spot | undefined) {
      const before = now.current;
      if (!before) return;
      const next = { ...before, spot: spot && within(period, spot) };
      // By keys it goes no further than what it would do, so that the next key back is seen.
      if (before.by === 'keys' && isSamePlace(planOf(before), planOf(next))) return;
      carry(next);
    },
    cancel: () => put(messages.unchanged),
    /** By keys what is not possible stays carried, to be put elsewhere. Returns what was changed. */
    drop(): Plan | undefined {
      if (!now.current) return undefined;
      const dropped = planOf(now.current);
      if (dropped?.refusal && now.current.by === 'keys') return undefined;
      // It may have begun before the connection was lost.
      const isSaved = dropped?.change && !closed;
      put(isSaved ? '' : (closed ?? messages.unchanged));
      if (isSaved) onChange(dropped.change!);
      return isSaved ? dropped : undefined;
    },
  };
}

/** `now` has what is carried before it is drawn: a quick drop comes before that. */
function useCarried() {
  const [carried, setCarried] = useState<Carried>();
  const now = useRef<Carried>(undefined);
  const carry = useCallback((next: Carried | undefined) => {
    now.current = next;
    setCarried(next);
  }, []);
  return { carried, now, carry };
}

const isSamePlace = (one: Plan | undefined, other: Plan | undefined): boolean =>
  !!one && !!other && one.room === other.room && one.unit === other.unit && isSameNights(one, other);

/** How it ended, until changes are possible again. */
function useOutcome(closed: string | undefined) {
  const [outcome, setOutcome] = useState('');
  const [before, setBefore] = useState(closed);
  if (closed !== before) {
    setBefore(closed);
    setOutcome('');
  }
  return [outcome, setOutcome] as const;
}

/** What is beyond the nights that are shown nobody can see. */
function within({ from, to }: Nights, spot: Spot): Spot {
  const last = addDays(to, -1);
  return { ...spot, night: spot.night < from ? from : spot.night > last ? last : spot.night };
}
