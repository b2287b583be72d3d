import { CircleAlert } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { messages } from './messages.js';
import { PhotoSlot } from './photo-slot.js';
import type { PhotoSlots } from './photo-slots.js';
import { type ChangeSlots, usePhotoSlots } from './use-photo-slots.js';

type Props = {
  slots: PhotoSlots;
  change: ChangeSlots;
  error?: string;
  ref: Ref<HTMLInputElement>;
  onCheck: (check: Promise<void>) => void;
};

/**
 * Slots for photos: press or drop to fill one, several files fill several, drag or use the arrows to reorder.
 */
export function PhotoSlotsField({ slots, change, error, ref, onCheck }: Props) {
  const note = useId();
  const list = useRef<HTMLUListElement>(null);
  const { problems, tooMany, announcement, addFiles, remove, move } = usePhotoSlots(change);
  const problem = tooMany ?? error;
  const cover = slots.findIndex((photo) => photo !== null);

  /** The focus moves with the photo. */
  const movePhoto = (slot: number, by: -1 | 1) => {
    flushSync(() => move(slot, slot + by));
    const controls = list.current?.children[slot + by];
    const again = controls?.querySelector<HTMLElement>(`[data-move="${by}"]`);
    (again ?? controls?.querySelector<HTMLElement>('[data-move]'))?.focus();
  };
  const removePhoto = (slot: number) => {
    flushSync(() => remove(slot));
    list.current?.children[slot]?.querySelector('input')?.focus();
  };

  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-medium">{messages.label}</legend>
      <ul ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {slots.map((photo, slot) => (
          <li key={slot}>
            <PhotoSlot
              slot={slot}
              isLast={slot === slots.length - 1}
              isCover={slot === cover}
              photo={photo}
              ref={slot === 0 ? ref : undefined}
              isInvalid={Boolean(error ?? problems[slot])}
              onFiles={(files) => onCheck(addFiles(slot, files))}
              onPhoto={(from) => move(from, slot)}
              onRemove={() => removePhoto(slot)}
              onMove={(by) => movePhoto(slot, by)}
            />
            <Problem>{problems[slot]}</Problem>
          </li>
        ))}
      </ul>
      <div id={note}>
        {problem ? <Problem>{problem}</Problem> : <p className="mt-2 text-sm text-muted">{messages.note}</p>}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

const Problem = ({ children }: { children?: string }) =>
  children && (
    <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm wrap-anywhere text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {children}
    </p>
  );
