import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { messages } from '../../messages.js';
import { IconButton } from '../action/icon-button.js';
import { LightboxPhotos } from './lightbox-photos.js';
import { useReturnFocus } from '../overlay/use-return-focus.js';
import { useSwipe } from './use-swipe.js';

export type LightboxProps = { images: string[]; name: string; start: number; onClose: () => void };

/** One photo at a time in full-window size; arrow keys, buttons or a swipe show the next. */
export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const [position, setPosition] = useState(start);
  const showNext = (by: number) => setPosition((at) => (at + by + images.length) % images.length);
  const focus = useReturnFocus();
  const swipe = useSwipe(showNext);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') showNext(-1);
    if (key === 'ArrowRight') showNext(1);
    if (key === 'Home') setPosition(0);
    if (key === 'End') setPosition(images.length - 1);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          {...focus}
          {...swipe}
          className="fixed inset-0 z-50 flex touch-pan-y touch-pinch-zoom flex-col text-white [--ring:var(--color-white)] focus:outline-none"
        >
          <div className="flex items-center justify-between px-4 py-3">
            <Dialog.Title className="text-sm">
              <span className="sr-only">{name}. </span>
              <span aria-live="polite">{messages.photos.position(position + 1, images.length)}</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={messages.close} className="hover:bg-white/15">
                <X aria-hidden className="size-6" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="grid min-h-0 grow grid-cols-2 grid-rows-[minmax(0,1fr)_auto] gap-2 px-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-rows-1 sm:items-center sm:px-6">
            <Turn label={messages.photos.previous} onClick={() => showNext(-1)} hidden={images.length < 2}>
              <ChevronLeft aria-hidden className="size-7" />
            </Turn>
            <div className="order-first col-span-2 h-full min-h-0 sm:order-none sm:col-span-1 sm:col-start-2">
              <LightboxPhotos images={images} name={name} position={position} />
            </div>
            <Turn label={messages.photos.next} onClick={() => showNext(1)} hidden={images.length < 2}>
              <ChevronRight aria-hidden className="size-7" />
            </Turn>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Turn = (button: Parameters<typeof IconButton>[0]) => (
  <IconButton {...button} className="justify-self-center hover:bg-white/15" />
);
