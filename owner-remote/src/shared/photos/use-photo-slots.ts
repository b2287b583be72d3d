import { useState } from 'react';
import { messages } from './messages.js';
import { validatePhoto } from './validate-photo.js';
import { type PhotoSlots, placePhotos, swapPhotos } from './photo-slots.js';

export type ChangeSlots = (change: (slots: PhotoSlots) => PhotoSlots) => void;
type Problems = Record<number, string | undefined>;

/** Operations on the photo slots, validation errors per slot, and announcements for screen readers. */
export function usePhotoSlots(change: ChangeSlots) {
  const [problems, setProblems] = useState<Problems>({});
  const [tooMany, setTooMany] = useState<string>();
  const [announcement, announce] = useState('');
  const clearProblems = (...slots: number[]) => {
    setTooMany(undefined);
    setProblems((before) => ({ ...before, ...Object.fromEntries(slots.map((slot) => [slot, undefined])) }));
  };

  return {
    problems,
    tooMany,
    announcement,
    /** Only valid files get a slot; the reason for a rejected one is shown at the slot it would have had. */
    async addFiles(slot: number, files: File[]) {
      clearProblems(slot);
      const checked = await Promise.all(files.map(async (file) => ({ file, problem: await validatePhoto(file) })));
      const accepted = checked.filter(({ problem }) => !problem).map(({ file }) => file);
      change((slots) => {
        const { places, ...placed } = placePhotos(slots, slot, accepted);
        setTooMany(placed.problem);
        const reasons = checked.flatMap(({ file, problem }) => (problem ? messages.problem(file.name, problem) : []));
        const at = places[accepted.length] ?? slot;
        if (reasons.length) setProblems((others) => ({ ...others, [at]: reasons.join(' ') }));
        return placed.slots;
      });
    },
    remove(slot: number) {
      clearProblems(slot);
      change((slots) => slots.with(slot, null));
      announce(messages.removed(slot + 1));
    },
    move(from: number, to: number) {
      clearProblems(from, to);
      change((slots) => swapPhotos(slots, from, to));
      announce(messages.moved(to + 1, to === 0));
    },
  };
}
