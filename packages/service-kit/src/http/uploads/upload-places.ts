import { RequestError } from '@wayhouse/contracts';

/**
 * Forms with files of a process: how many are `open`, from their first file to their response, and how many of one caller;
 * how many of them are `inHand` once they are whole, so that their photos are encoded in time; and how many bytes of all of them
 * lie on disk, where those in hand have room with the largest photos that `limits` of the domain allow.
 */
export const uploadLimits = { open: 100, perCaller: 3, inHand: 12, bytes: 600_000_000 };

/** Until a form that is whole gets its turn; the gateway waits for this and for the photos (idle-timeout.ts). */
const usualWaitMs = 10_000;

export type UploadPlaces = ReturnType<typeof uploadPlaces>;
export type UploadPlace = ReturnType<UploadPlaces['open']>;

/** Refuses with `uploads-busy` what has no place. */
export function uploadPlaces(limits = uploadLimits, waitMs = usualWaitMs) {
  const byCaller = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let [open, inHand, bytes] = [0, 0, 0];

  function count(caller: string, change: 1 | -1) {
    open += change;
    const own = (byCaller.get(caller) ?? 0) + change;
    if (own > 0) byCaller.set(caller, own);
    else byCaller.delete(caller);
  }

  function serveNext() {
    if (inHand < limits.inHand) waiting.shift()?.();
  }

  const untilTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        inHand++;
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new RequestError('uploads-busy'));
      }, waitMs);
      waiting.push(start);
      serveNext();
    });

  return {
    /** A place for a form whose files begin to arrive. */
    open(caller: string) {
      if (open >= limits.open || (byCaller.get(caller) ?? 0) >= limits.perCaller)
        throw new RequestError('uploads-busy');
      count(caller, 1);
      let [own, isInHand] = [0, false];
      return {
        /** More of the form has arrived, for the disk. */
        grow(more: number): void {
          if (bytes + more > limits.bytes) throw new RequestError('uploads-busy');
          bytes += more;
          own += more;
        },
        /** Resolves when the form, which is whole, may be worked on: in the order of their ends. */
        async takeInHand(): Promise<void> {
          await untilTurn();
          isInHand = true;
        },
        leave(): void {
          count(caller, -1);
          bytes -= own;
          if (isInHand) inHand--;
          serveNext();
        },
      };
    },
  };
}
