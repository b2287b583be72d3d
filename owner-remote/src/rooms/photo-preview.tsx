import { useCallback } from 'react';

type Props = { file: File; name: string; onUnreadable: () => void };

/** The chosen file as it will look. What the browser cannot show is no photo. */
export function PhotoPreview({ file, name, onUnreadable }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={`${name}: ${file.name}`} onError={onUnreadable} className="size-full object-cover" />;
}
