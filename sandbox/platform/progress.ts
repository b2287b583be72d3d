import type { WriteStream } from 'node:tty';

export type Progress = ReturnType<typeof progressOn>;

/** Prints each step with its duration. On a terminal the current step is shown and replaced. */
export function progressOn(out: WriteStream | NodeJS.WritableStream) {
  const isTerminal = 'isTTY' in out && Boolean(out.isTTY);
  const paint = (code: number, text: string) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);
  const underway: string[] = [];
  const clear = () => void (isTerminal && out.write('\r\u001b[K'));
  // A line that wraps could not be cleared.
  const show = (text: string) => isTerminal && out.write(paint(2, `  … ${text}`.slice(0, columnsOf(out) - 1)));
  const showUnderway = () => void (underway.length && show(underway.join(', ')));

  function line(text: string): void {
    clear();
    out.write(`${text}\n`);
    showUnderway();
  }

  return {
    line,
    clear,
    bold: (text: string) => paint(1, text),
    dim: (text: string) => paint(2, text),
    problem: (sentence: string) => line(paint(31, sentence)),
    /** Runs `work` and prints its duration. */
    async step<T>(what: string, work: () => Promise<T>): Promise<T> {
      const since = Date.now();
      const remove = () => void underway.splice(underway.indexOf(what), 1);
      underway.push(what);
      clear();
      showUnderway();
      const result = await work().finally(remove);
      line(`  ${what.padEnd(58)} ${paint(2, `${((Date.now() - since) / 1000).toFixed(1).padStart(5)} s`)}`);
      return result;
    },
    /** Shows the progress of the current step, on a terminal only. */
    note(text: string): void {
      clear();
      show(text);
    },
  };
}

const columnsOf = (out: object): number => ('columns' in out && Number(out.columns)) || 80;
