import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { useCallback } from 'react';
import { messages } from './messages.js';
import type { SlotPhoto } from './photo-slots.js';

/** A photo as it will look, be it a selected file or one that is stored. */
export const PhotoPreview = ({ photo, name }: { photo: SlotPhoto; name: string }) =>
  typeof photo === 'string' ? (
    <Photo photo={roomPhoto(photo)} alt={name} sizes="(min-width: 640px) 200px, 50vw" className="size-full" />
  ) : (
    <FilePreview file={photo} name={name} />
  );

function FilePreview({ file, name }: { file: File; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={messages.selected(name, file.name)} className="size-full object-cover" />;
}
