import { type Difference, isSame } from '@wayhouse/domain';

/** What it was and is, where there is something. */
export const fromTo = <Value>(from: Value | undefined, to: Value | undefined): { from?: Value; to?: Value } => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** A value that has become another one. */
export const changedValue = <What extends Difference['what'], Value>(what: What, from?: Value, to?: Value) =>
  from === to ? [] : [{ what, ...fromTo(from, to) }];

export const changedPart = <What extends Difference['what']>(what: What, before: unknown, after: unknown) =>
  isSame(before, after) ? [] : [{ what }];

/** Whether anything differs beside these fields. */
export const changedDetails = <Of extends object>(before: Of, after: Of, known: (keyof Of & string)[]) =>
  changedPart('details', without(before, known), without(after, known));

const without = (fields: object, known: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name)));

type Entry = { id?: string; name: string };

/** What became of the entries of a list: those of an id, or of a name by their place among all of that name. */
export function changedEntries<Of extends Entry>(before: Of[] = [], after: Of[] = []) {
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    if (isSame(one, other)) return [];
    const change = !one ? ('added' as const) : !other ? ('removed' as const) : ('changed' as const);
    return [{ name: (other ?? one)!.name, change, before: one, after: other }];
  });
}

/** Whether the entries that both lists have are in another order. */
export function changedOrder<What extends Difference['what'], Of extends Entry>(
  what: What,
  before: Of[] = [],
  after: Of[] = [],
) {
  const [was, is] = [byKey(before), byKey(after)];
  const inBoth = (keyed: Map<string, Of>) => [...keyed.keys()].filter((key) => was.has(key) && is.has(key));
  return changedPart(what, inBoth(was), inBoth(is));
}

function byKey<Of extends Entry>(entries: Of[]): Map<string, Of> {
  const keyed = new Map<string, Of>();
  for (const entry of entries) {
    const alike = entries.slice(0, entries.indexOf(entry)).filter(({ name }) => name === entry.name).length;
    keyed.set(entry.id ?? `${entry.name} ${alike}`, entry);
  }
  return keyed;
}
