/** Whether another one may be, as long as there were fewer than `most` in this minute. */
export function atMostEachMinute(most: number): () => boolean {
  let endsAt = 0;
  let count = 0;
  return () => {
    if (Date.now() >= endsAt) {
      endsAt = Date.now() + 60_000;
      count = 0;
    }
    return ++count <= most;
  };
}
