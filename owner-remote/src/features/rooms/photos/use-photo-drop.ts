import { type DragEvent, useState } from 'react';

const photoType = 'application/x-room-photo';
type Takes = { onFiles: (files: File[]) => void; onPhoto: (fromSlot: number) => void };

/**
 * Makes a place take what is dropped on it: files, or the photo of another place. While its fieldset is disabled it
 * takes none and gives none.
 */
export function usePhotoDrop(slot: number, { onFiles, onPhoto }: Takes) {
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
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setOver(false);
      if (isDisabled(event)) return;
      const from = event.dataTransfer.getData(photoType);
      if (from) return Number(from) !== slot && onPhoto(Number(from));
      onFiles([...event.dataTransfer.files]);
    },
  };
}

const isDisabled = (event: DragEvent) => event.currentTarget.closest('fieldset:disabled') !== null;
