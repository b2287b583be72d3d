import { messages } from '@wayhouse/contracts/messages';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { PhotoSlot } from './photo-slot.js';
import { type PhotoSlots, placePhotos } from './place-photos.js';

type Props = { slots: PhotoSlots; onChange: (slots: PhotoSlots) => void; error?: string; ref: Ref<HTMLInputElement> };

/** The places for a room's photos: press or drop to fill one, several files fill several. */
export function PhotoSlotsField({ slots, onChange, error, ref }: Props) {
  const note = useId();
  const [problem, setProblem] = useState<string>();
  const put = (slot: number, files: File[]) => {
    const placed = placePhotos(slots, slot, files);
    setProblem(placed.problem);
    onChange(placed.slots);
  };
  const empty = (slot: number, why?: string) => {
    setProblem(why);
    onChange(slots.with(slot, null));
  };
  const wrong = problem ?? error;

  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-medium">Photos</legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {slots.map((file, slot) => (
          <li key={slot}>
            <PhotoSlot
              name={slot === 0 ? 'Cover photo' : `Photo ${slot + 1}`}
              file={file}
              ref={slot === 0 ? ref : undefined}
              isWrong={Boolean(wrong)}
              onFiles={(files) => put(slot, files)}
              onRemove={() => empty(slot)}
              onUnreadable={() => empty(slot, `${file?.name}: ${messages.notAnImage}`)}
            />
          </li>
        ))}
      </ul>
      <p id={note} className="mt-2 text-sm text-muted">
        {wrong ? (
          <span role="alert" className="flex items-start gap-1.5 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {wrong}
          </span>
        ) : (
          'JPEG, PNG, WebP or AVIF, up to 10 MB each. Drop them here or press a place to choose.'
        )}
      </p>
    </fieldset>
  );
}
