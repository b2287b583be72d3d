/** What went wrong in a page: an error, or a part that did not load. `source` is a text with the address of the file. */
export type Note = { kind: 'error' | 'fallback'; source: string };

declare global {
  /** Of all front ends in the page; `observePages` takes them over. */
  var wayhouseNotes: Note[] | undefined;
}

/** In a visit that is not observed they stay. */
export const maxNotes = 20;

export function note(kind: Note['kind'], source = ''): void {
  const notes = (globalThis.wayhouseNotes ??= []);
  if (notes.length < maxNotes) notes.push({ kind, source });
}
