import { classNames } from '@wayhouse/web-kit/class-names';
import { IconButton } from '@wayhouse/web-kit/ui/icon-button';
import { ImagePlus, X } from 'lucide-react';
import type { Ref } from 'react';
import { PhotoPreview } from './photo-preview.js';
import { useFileDrop } from './use-file-drop.js';

type Props = {
  name: string;
  file: File | null;
  /** The control that takes the focus while the place is empty. */
  ref?: Ref<HTMLInputElement>;
  isWrong: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
  onUnreadable: () => void;
};

export function PhotoSlot({ name, file, ref, isWrong, onFiles, onRemove, onUnreadable }: Props) {
  const { isOver, ...drop } = useFileDrop(onFiles);
  return (
    <div
      {...drop}
      className={classNames(
        'relative aspect-[4/3] overflow-hidden rounded-card border-2 transition-colors',
        file ? 'border-transparent' : 'border-dashed has-focus-visible:outline-2 has-focus-visible:outline-accent',
        !file && (isOver ? 'border-accent bg-accent-soft' : 'bg-surface hover:border-accent hover:bg-sand'),
        !file && !isOver && (isWrong ? 'border-danger' : 'border-edge'),
        file && isOver && 'opacity-60',
      )}
    >
      {file ? (
        <>
          <PhotoPreview file={file} name={name} onUnreadable={onUnreadable} />
          <IconButton
            label={`Remove ${name.toLowerCase()}`}
            onClick={onRemove}
            className="absolute top-1 right-1 text-white before:absolute before:inset-1.5 before:rounded-pill before:bg-black/60 hover:bg-transparent hover:before:bg-black/85"
          >
            <X aria-hidden className="relative size-4" />
          </IconButton>
        </>
      ) : (
        <label className="flex h-full cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50 flex-col items-center justify-center gap-1.5 text-sm text-muted">
          <ImagePlus aria-hidden className="size-6 text-accent" />
          {name}
          <input
            ref={ref}
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}
