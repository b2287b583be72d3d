// The longest time a timer can run. What is further away is looked at then and set again.
const FAR = 2 ** 31 - 1;

/** One alarm clock: setting it again replaces the earlier time. It keeps no process alive. */
export function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let due: number | undefined;

  function start() {
    if (due === undefined) return;
    timer = setTimeout(rang, Math.min(Math.max(due - Date.now(), 0), FAR));
    timer.unref();
  }

  function rang() {
    if (due !== undefined && due > Date.now()) return start();
    due = undefined;
    ring();
  }

  return {
    setAt(time: number | undefined) {
      // Most calls change nothing, and a running timer for the same time can stay.
      if (time === due) return;
      clearTimeout(timer);
      due = time;
      start();
    },
    stop() {
      clearTimeout(timer);
      due = undefined;
    },
  };
}
