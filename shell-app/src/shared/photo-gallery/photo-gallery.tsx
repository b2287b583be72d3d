import { classNames } from '@wayhouse/web-kit/class-names';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import type { LightboxProps } from '@wayhouse/web-kit/ui/photo/lightbox';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '../lazy.js';
import { messages } from '../messages.js';
import { galleryStyle } from './gallery-style.js';
import { usePhotoInView } from './use-photo-in-view.js';

const maxVisible = 5;
/** Grid by number of photos: one large photo, the others in columns beside it. */
const layouts: Record<number, string> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-[2fr_1fr] sm:grid-rows-2',
  4: 'sm:grid-cols-[2fr_1fr] sm:grid-rows-3',
  5: 'sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2',
};
const firstSpans: Record<number, string> = { 3: 'sm:row-span-2', 4: 'sm:row-span-3', 5: 'sm:row-span-2' };

/** `className`: its proportions. */
type Props = { images: string[]; name: string; className?: string };

/** Photos in a grid, on phones in a row to swipe; each opens in a lightbox. */
export function PhotoGallery({ images, name, className = galleryStyle }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const [position, handleScroll] = usePhotoInView();
  const shown = Math.min(images.length, maxVisible);
  return (
    <section aria-label={messages.photos.label} className="relative">
      <ul
        onScroll={handleScroll}
        className={classNames(
          className,
          'flex snap-x snap-mandatory gap-2 overflow-x-auto [scrollbar-width:none]',
          'sm:grid sm:overflow-hidden sm:rounded-[18px]',
          layouts[shown],
        )}
      >
        {images.map((image, index) => (
          <li
            key={image}
            className={classNames(
              'size-full shrink-0 snap-center',
              index === 0 && firstSpans[shown],
              index >= maxVisible && 'sm:hidden',
            )}
          >
            <button
              type="button"
              aria-label={messages.photos.open(index + 1, images.length)}
              onClick={() => setOpen(index)}
              className="relative block size-full overflow-hidden focus-visible:outline-offset-[-4px] focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-4 focus-visible:after:border-white focus-visible:after:shadow-[inset_0_0_0_3px_var(--color-black)] [&_img]:transition-[scale,opacity] [&_img]:duration-300 [&_img]:hover:scale-[1.02]"
            >
              <Photo
                photo={roomPhoto(image)}
                alt={messages.photos.named(name, index + 1)}
                priority={index === 0}
                sizes={
                  index === 0
                    ? '(min-width: 1240px) 490px, (min-width: 1024px) 40vw, (min-width: 640px) 66vw, 100vw'
                    : '(min-width: 1024px) 250px, (min-width: 640px) 33vw, 100vw'
                }
                className="size-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <span
          aria-hidden
          className="absolute bottom-4 left-4 rounded-pill bg-black/70 px-3 py-1 text-sm text-white tabular-nums sm:hidden"
        >
          {messages.photos.position(position + 1, images.length)}
        </span>
      )}
      {images.length > 1 && (
        <button
          type="button"
          onClick={() => setOpen(0)}
          className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-pill bg-white/95 px-4 text-sm font-medium text-black shadow-soft transition-colors hover:bg-white"
        >
          <Images aria-hidden className="size-4" /> {messages.photos.all(images.length)}
        </button>
      )}
      {open !== null && <Lightbox images={images} name={name} start={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

const Lightbox = lazyOverlay<LightboxProps>(async () => (await import('@wayhouse/web-kit/ui/photo/lightbox')).Lightbox);
