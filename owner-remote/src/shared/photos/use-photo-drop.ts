import { type DragEvent, useState } from 'react';
import { isDisabled } from '../form/is-disabled.js';

const photoType = 'application/x-room-photo';
type DropHandlers = { onFiles: (files: File[]) => void; onPhoto: (fromSlot: number) => void };

/**
 * Handlers for a slot that accepts dropped files or the photo of another slot. Inactive while its fieldset is disabled.
 */
export function usePhotoDrop(slot: number, { onFiles, onPhoto }: DropHandlers) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragStart(event: DragEvent) {
      if (isDisabled(event)) return event.preventDefault();
      event.dataTransfer.setData(photoType, String(slot));
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(!isDisabled(event));
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      setOver(false);
      if (isDisabled(event)) return;
      const from = event.dataTransfer.getData(photoType);
      if (from) return Number(from) !== slot && onPhoto(Number(from));
      onFiles([...event.dataTransfer.files]);
    },
  };
}
