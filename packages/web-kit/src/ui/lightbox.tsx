import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type PointerEvent, useRef, useState } from 'react';
import { texts } from '../texts.js';
import { IconButton } from './icon-button.js';
import { roomPhoto } from './photo-sources.js';

export type LightboxProps = { images: string[]; name: string; start: number; onClose: () => void };

const swipe = 48;

/** One photograph at a time, as large as the window: arrow keys, buttons or a swipe turn to the next. */
export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const [position, setPosition] = useState(start);
  const from = useRef(0);
  const turn = (by: number) => setPosition((position + by + images.length) % images.length);
  const image = images[position] ?? '';
  const { sources, fallback } = roomPhoto(image);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/95" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') turn(-1);
            if (key === 'ArrowRight') turn(1);
          }}
          onPointerDown={(event: PointerEvent) => void (from.current = event.clientX)}
          onPointerUp={(event: PointerEvent) => {
            const moved = event.clientX - from.current;
            if (event.pointerType === 'touch' && Math.abs(moved) > swipe) turn(moved > 0 ? -1 : 1);
          }}
          className="fixed inset-0 z-50 flex touch-pan-y flex-col text-white focus:outline-none"
        >
          <div className="flex items-center justify-between px-4 py-3">
            <Dialog.Title className="text-sm">
              <span className="sr-only">{name}. </span>
              <span aria-live="polite">{texts.photos.position(position + 1, images.length)}</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={texts.close} className="hover:bg-white/15">
                <X aria-hidden className="size-6" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 grow items-center justify-center gap-2 px-2 pb-6 sm:px-6">
            <IconButton
              label={texts.photos.previous}
              onClick={() => turn(-1)}
              className="hidden hover:bg-white/15 sm:inline-flex"
            >
              <ChevronLeft aria-hidden className="size-7" />
            </IconButton>
            <picture key={image} className="flex h-full min-w-0 grow items-center justify-center">
              {sources.map(({ type, srcSet }) => (
                <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
              ))}
              <img
                src={fallback}
                alt={texts.photos.alt(name, position + 1)}
                className="max-h-full max-w-full animate-appear rounded-field object-contain"
              />
            </picture>
            <IconButton
              label={texts.photos.next}
              onClick={() => turn(1)}
              className="hidden hover:bg-white/15 sm:inline-flex"
            >
              <ChevronRight aria-hidden className="size-7" />
            </IconButton>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
