import { useState } from 'react';
import { texts } from '../messages.js';
import { problemOf } from './validate-photo.js';
import { type PhotoSlots, placePhotos, swapPhotos } from './photo-slots.js';

export type ChangeSlots = (change: (slots: PhotoSlots) => PhotoSlots) => void;
type Problems = Record<number, string | undefined>;

/** What one does with the places of photos, what is wrong at which of them, and what to say to who does not see it. */
export function usePhotoSlots(change: ChangeSlots) {
  const [problems, setProblems] = useState<Problems>({});
  const [tooMany, setTooMany] = useState<string>();
  const [announcement, announce] = useState('');
  const quiet = (...slots: number[]) => {
    setTooMany(undefined);
    setProblems((before) => ({ ...before, ...Object.fromEntries(slots.map((slot) => [slot, undefined])) }));
  };

  return {
    problems,
    tooMany,
    announcement,
    /** Only what the server will take gets a place; the reason for what it will not stands where it would have been. */
    async put(slot: number, files: File[]) {
      quiet(slot);
      const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file) })));
      const taken = checked.filter(({ problem }) => !problem).map(({ file }) => file);
      change((slots) => {
        const { places, ...placed } = placePhotos(slots, slot, taken);
        setTooMany(placed.problem);
        const reasons = checked.flatMap(({ file, problem }) =>
          problem ? texts.photos.problem(file.name, problem) : [],
        );
        const at = places[taken.length] ?? slot;
        if (reasons.length) setProblems((others) => ({ ...others, [at]: reasons.join(' ') }));
        return placed.slots;
      });
    },
    remove(slot: number) {
      quiet(slot);
      change((slots) => slots.with(slot, null));
      announce(texts.photos.removed(slot + 1));
    },
    move(from: number, to: number) {
      quiet(from, to);
      change((slots) => swapPhotos(slots, from, to));
      announce(texts.photos.moved(to + 1, to === 0));
    },
  };
}
