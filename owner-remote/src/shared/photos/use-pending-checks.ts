import { useRef } from 'react';

/** Submitting a form waits for the validation of photos that were just selected, and happens once however often it is asked for. */
export function usePendingChecks(submit: () => unknown) {
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const isWaiting = useRef(false);
  return {
    onCheck: (check: Promise<void>) => void (pending.current = Promise.all([pending.current, check])),
    async submitChecked() {
      if (isWaiting.current) return;
      isWaiting.current = true;
      // Others may be selected meanwhile.
      for (let checked; checked !== pending.current; await checked) checked = pending.current;
      isWaiting.current = false;
      submit();
    },
  };
}
