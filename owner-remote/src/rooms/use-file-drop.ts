import { type DragEvent, useState } from 'react';

/** Makes an element take dropped files. While its fieldset is disabled it takes none. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(!isDisabled(event));
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setOver(false);
      if (!isDisabled(event)) onFiles([...event.dataTransfer.files]);
    },
  };
}

const isDisabled = (event: DragEvent) => event.currentTarget.closest('fieldset:disabled') !== null;
