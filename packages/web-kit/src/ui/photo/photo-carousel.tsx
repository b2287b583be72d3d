import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '../../messages.js';
import { classNames } from '../class-names.js';
import { Photo } from './photo.js';
import { roomPhoto } from './photo-sources.js';
import { scrollBehavior } from '../scroll-behavior.js';

type Props = {
  images: string[];
  alt: string;
  sizes: string;
  className?: string;
  priority?: boolean;
  /** Wraps the photos in a link without a box of its own; what scrolls and the arrows stay outside of it. */
  wrap?: (photos: ReactNode) => ReactNode;
};

/** A room’s photos side by side: swipe, or use the arrows that appear on hover and focus. */
export function PhotoCarousel({ images, alt, sizes, className, priority, wrap = (photos) => photos }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  // The other photos load on first interaction.
  const [touched, setTouched] = useState(false);

  const go = (to: number) => {
    setTouched(true);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: scrollBehavior() });
  };
  return (
    <div
      className={classNames('group/carousel relative overflow-hidden', className)}
      onPointerEnter={() => setTouched(true)}
    >
      <div
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setPosition(Math.round(scrollLeft / clientWidth))}
        className="flex size-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        tabIndex={-1}
      >
        {wrap(
          images.map((image, index) => (
            <div key={image} className="size-full shrink-0 snap-start">
              {(index === 0 || touched) && (
                <Photo
                  photo={roomPhoto(image)}
                  alt={alt && index > 0 ? messages.photos.alt(alt, index + 1) : alt}
                  sizes={sizes}
                  priority={priority && index === 0}
                  className="size-full"
                />
              )}
            </div>
          )),
        )}
      </div>
      {images.length > 1 && (
        <>
          <Arrow side="left" isAtEnd={position === 0} onClick={() => go(position - 1)} />
          <Arrow side="right" isAtEnd={position >= images.length - 1} onClick={() => go(position + 1)} />
          <span aria-hidden className="absolute inset-x-0 bottom-3 flex justify-center gap-1.5">
            {images.map((image, index) => (
              <span
                key={image}
                className={classNames(
                  'size-1.5 rounded-pill bg-white shadow-soft transition-opacity',
                  index === position ? 'opacity-100' : 'opacity-55',
                )}
              />
            ))}
          </span>
        </>
      )}
    </div>
  );
}

/** Not `disabled` at its end, because it would lose the focus. */
function Arrow({ side, isAtEnd, onClick }: { side: 'left' | 'right'; isAtEnd: boolean; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={side === 'left' ? messages.photos.previous : messages.photos.next}
      aria-disabled={isAtEnd || undefined}
      tabIndex={isAtEnd ? -1 : 0}
      onClick={(event) => {
        event.preventDefault();
        if (!isAtEnd) onClick();
      }}
      className={classNames(
        'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-pill bg-white/90 text-black opacity-0 shadow-soft transition-opacity aria-disabled:cursor-default',
        'group-hover/carousel:not-aria-disabled:opacity-100 -outline-offset-4 outline-black focus-visible:opacity-100 pointer-fine:grid',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
