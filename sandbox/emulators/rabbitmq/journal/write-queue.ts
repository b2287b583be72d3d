export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Collects what one turn of the event loop produced. The journal is written first and only then does anything
 * leave through a socket, so no client has ever seen what a crash could undo.
 */
export function createWriteQueue() {
  let writeJournal = () => {};
  let isScheduled = false;
  const following = new Set<() => void>();

  function run() {
    isScheduled = false;
    writeJournal();
    for (const work of following) {
      following.delete(work);
      work();
    }
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(run);
  }

  return {
    onWrite(write: () => void) {
      writeJournal = write;
    },
    schedule,
    afterJournal(work: () => void) {
      following.add(work);
      schedule();
    },
  };
}
