export type Turn = ReturnType<typeof createTurn>;

/**
 * Gathers what one turn of the event loop produced. The journal is written first and only then does anything
 * leave through a socket, so no client has ever seen what a crash could make unhappened.
 */
export function createTurn() {
  let first = () => {};
  let scheduled = false;
  const rest = new Set<() => void>();

  function end() {
    scheduled = false;
    first();
    for (const work of rest) {
      rest.delete(work);
      work();
    }
  }

  function soon() {
    if (scheduled) return;
    scheduled = true;
    setImmediate(end);
  }

  return {
    writeFirst(write: () => void) {
      first = write;
    },
    soon,
    atEnd(work: () => void) {
      rest.add(work);
      soon();
    },
  };
}
