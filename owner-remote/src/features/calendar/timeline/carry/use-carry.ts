import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change } from '../plan/change.js';
import { type Grip, type Plan, planDrop, refuseGrip, type Spot } from '../plan/plan-drop.js';
import type { TimelineData } from '../use-timeline.js';
import { messages } from './messages.js';
import { describePlan, describeRefusal } from './describe-plan.js';

type Carried = { grip: Grip; spot: Spot; by: 'pointer' | 'keys' };
type Options = { data: TimelineData; today: string; isLost: boolean; onChange: (change: Change) => void };
export type Carry = ReturnType<typeof useCarry>;

/** What is carried, by pointer or keys, and what dropping it would do. `note` describes it for everybody. */
export function useCarry({ data, today, isLost, onChange }: Options) {
  const [carried, setCarried] = useState<Carried>();
  const [outcome, setOutcome] = useState('');
  const plan: Plan | undefined = carried && planDrop(carried.grip, carried.spot, data, today);
  const put = (text: string) => {
    setCarried(undefined);
    setOutcome(text);
  };
  function choose(spot: Spot) {
    const { change, refusal } = planDrop({ kind: 'create', spot }, spot, data, today);
    put(isLost ? messages.noConnection : refusal ? describeRefusal(refusal) : '');
    if (change && !isLost) onChange(change);
  }
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  return {
    carried,
    plan,
    note: carried && plan ? describePlan(carried, plan) : outcome,
    /** Returns whether it is carried now. Without a connection nothing is, as it could not be saved. */
    begin(next: Carried): boolean {
      const refusal = refuseGrip(next.grip, data, today);
      const why = isLost ? messages.noConnection : refusal && describeRefusal(refusal);
      setOutcome(why ?? '');
      setCarried(why ? undefined : next);
      return !why;
    },
    /** One night, without carrying anything. Always the same function. */
    choose: useCallback((spot: Spot) => latestChoose.current(spot), []),
    aim: (spot: Spot) => setCarried((now) => now && { ...now, spot }),
    cancel: () => put(messages.unchanged),
    /** By keys what is not possible stays carried, to be put elsewhere. */
    drop() {
      if (!carried || !plan || (plan.refusal && carried.by === 'keys')) return;
      put(plan.change ? '' : messages.unchanged);
      if (plan.change) onChange(plan.change);
    },
  };
}
