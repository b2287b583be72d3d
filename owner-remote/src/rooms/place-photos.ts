import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';

/** One place per photo; the first is what guests see first. */
export type PhotoSlots = (File | null)[];

/**
 * Puts the first file into `slot` and the others into the free places after it, then before it. What cannot be taken
 * is left out, and `problem` says why.
 */
export function placePhotos(slots: PhotoSlots, slot: number, files: File[]): { slots: PhotoSlots; problem?: string } {
  const next = [...slots];
  const problems = new Set<string>();
  const others = slots.map((_, step) => (slot + step) % slots.length).slice(1);
  const free = [slot, ...others.filter((place) => !slots[place])];

  for (const file of files) {
    const problem = problemOf(file);
    const place = problem ? undefined : free.shift();
    if (problem) problems.add(`${file.name}: ${problem}`);
    else if (place === undefined) problems.add(messages.tooManyImages);
    else next[place] = file;
  }
  return { slots: next, problem: [...problems].join(' ') || undefined };
}

function problemOf(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return messages.notAnImage;
  return file.size > limits.imageBytes ? messages.imageTooLarge : undefined;
}
