import { classNames } from '@wayhouse/web-kit/class-names';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import type { Ref } from 'react';
import { messages } from './messages.js';
import { EmptyPhotoSlot } from './empty-photo-slot.js';
import { type Move, PhotoControls } from './photo-controls.js';
import { PhotoPreview } from './photo-preview.js';
import type { SlotPhoto } from './photo-slots.js';
import { usePhotoDrop } from './use-photo-drop.js';

type Props = {
  slot: number;
  isLast: boolean;
  isCover: boolean;
  photo: SlotPhoto | null;
  /** The file input, focused by the form while the slot is empty. */
  ref?: Ref<HTMLInputElement>;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
  onPhoto: (fromSlot: number) => void;
  onRemove: () => void;
  onMove: Move;
};

/** Empty with a file input, or a photo that can be dragged to another slot. */
export function PhotoSlot({ slot, isLast, isCover, photo, ref, isInvalid, onFiles, onPhoto, onRemove, onMove }: Props) {
  const { isOver, onDragStart, ...drop } = usePhotoDrop(slot, { onFiles, onPhoto });
  const name = slot === 0 ? messages.cover : messages.other(slot + 1);
  return (
    <div
      {...drop}
      onDragStart={photo ? onDragStart : undefined}
      draggable={photo !== null}
      className={classNames(
        'relative aspect-[4/3] overflow-hidden rounded-card transition-colors',
        photo
          ? 'cursor-grab active:cursor-grabbing'
          : 'border-2 border-dashed has-focus-visible:outline-2 has-focus-visible:outline-accent',
        !photo && (isOver ? 'border-accent bg-accent-soft' : 'bg-surface hover:border-accent hover:bg-sand'),
        !photo && !isOver && (isInvalid ? 'border-danger' : 'border-edge'),
        photo && isOver && 'opacity-60',
      )}
    >
      {photo ? (
        <>
          {/* The slot is dragged; an image of its own would be dragged as a file. */}
          <div className="pointer-events-none size-full">
            <PhotoPreview photo={photo} name={name} />
          </div>
          {isCover && <Badge className="absolute top-2 left-2">{messages.isCover}</Badge>}
          <PhotoControls
            name={name}
            canMoveLeft={slot > 0}
            canMoveRight={!isLast}
            onRemove={onRemove}
            onMove={onMove}
          />
        </>
      ) : (
        <EmptyPhotoSlot name={name} ref={ref} onFiles={onFiles} />
      )}
    </div>
  );
}
