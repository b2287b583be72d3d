import { ImagePlus } from 'lucide-react';
import type { Ref } from 'react';

type Props = { name: string; ref?: Ref<HTMLInputElement>; onFiles: (files: File[]) => void };

/** A place without a photo: press it to choose one. */
export const EmptyPhotoSlot = ({ name, ref, onFiles }: Props) => (
  <label className="flex h-full cursor-pointer flex-col items-center justify-center gap-1.5 text-sm text-muted has-disabled:cursor-not-allowed has-disabled:opacity-50">
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
        // So that the same file can be selected again.
        target.value = '';
      }}
    />
  </label>
);
