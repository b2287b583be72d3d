const most = 120;
/** What is shown of a text before the first sign that differs. */
const before = 20;

/** The text from `start` on, not longer than a line or two. */
export function shortened(text: string, start = 0): string {
  const signs = [...text];
  const shown = signs.slice(start, start + most).join('');
  return `${start > 0 ? '…' : ''}${shown}${signs.length > start + most ? '…' : ''}`;
}

/** Two texts, of long ones the part in which they begin to differ. */
export function whereTheyDiffer(from: string, to: string): [from: string, to: string] {
  const [one, other] = [[...from], [...to]];
  if (Math.max(one.length, other.length) <= most) return [from, to];
  const at = one.findIndex((sign, place) => sign !== other[place]);
  const start = Math.max(0, (at < 0 ? one.length : at) - before);
  return [shortened(from, start), shortened(to, start)];
}
