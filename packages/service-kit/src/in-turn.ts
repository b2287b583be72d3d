export type InTurn = ReturnType<typeof inTurn>;

/** Runs what has the same key one after the other, and everything else, and what has no key, at once. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (key === undefined) return work();
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const end = () => void (last.get(key) === turn && last.delete(key));
    void turn.then(end, end);
    return turn;
  };
}
