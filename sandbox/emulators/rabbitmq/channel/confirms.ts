/** Publisher confirms of one channel, in as few frames as the order of completion allows. */
export function createConfirms(confirm: (deliveryTag: number, multiple: boolean) => void) {
  const open = new Set<number>();
  let ready: number[] = [];
  let lastTag = 0;

  return {
    nextTag(): number {
      open.add(++lastTag);
      return lastTag;
    },
    /** Confirmed at the next `flush`. */
    add: (tag: number) => ready.push(tag),
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
      if (upTo > 0) confirm(upTo, count > 1);
      for (const tag of [...safe].sort((a, b) => a - b)) {
        open.delete(tag);
        if (tag > upTo) confirm(tag, false);
      }
    },
  };
}
