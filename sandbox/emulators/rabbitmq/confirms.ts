type Answer = (tag: number, multiple: boolean, kind: 'ack' | 'nack') => void;

/** Publisher confirms of one channel: answers in as few frames as the order of completion allows. */
export function createConfirms(answer: Answer) {
  const open = new Set<number>();
  let ready: number[] = [];
  let lastTag = 0;

  return {
    nextTag(): number {
      open.add(++lastTag);
      return lastTag;
    },
    /** Confirmed at the next `flush`. */
    safe: (tag: number) => ready.push(tag),
    refused(tag: number) {
      open.delete(tag);
      answer(tag, false, 'nack');
    },
    flush() {
      const safe = new Set(ready);
      ready = [];
      let upTo = 0;
      let count = 0;
      for (const tag of open) {
        if (!safe.has(tag)) break;
        upTo = tag;
        count++;
      }
      if (upTo > 0) answer(upTo, count > 1, 'ack');
      for (const tag of [...safe].sort((a, b) => a - b)) {
        open.delete(tag);
        if (tag > upTo) answer(tag, false, 'ack');
      }
    },
  };
}
