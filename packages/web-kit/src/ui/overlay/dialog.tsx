import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { messages } from '../../messages.js';
import { IconButton } from '../action/icon-button.js';
import { OverlayContent } from './overlay-content.js';
import { useOverlaysHidden } from './overlays-hidden.js';

export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** Centred; on phones it slides up from the bottom. Escape, the backdrop and the close button close it. */
export function Dialog({ open, onClose, title, description, children, footer }: OverlayProps) {
  const isHidden = useOverlaysHidden();
  return (
    <Primitive.Root open={open && !isHidden} onOpenChange={(next) => !next && onClose()}>
      <OverlayContent
        hasDescription={Boolean(description)}
        className="inset-x-0 bottom-(--snackbar-height,0px) max-h-[calc(92dvh-var(--snackbar-height,0px))] animate-rise rounded-t-[22px] pb-[env(safe-area-inset-bottom)] sm:pb-0 sm:inset-auto sm:top-[calc(50%-var(--snackbar-height,0px)/2)] sm:left-1/2 sm:max-h-[calc(90dvh-var(--snackbar-height,0px))] sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-appear sm:rounded-[22px]"
      >
        <OverlayHeader title={title} description={description} />
        <div className="overflow-y-auto px-6 pb-6">{children}</div>
        {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
      </OverlayContent>
    </Primitive.Root>
  );
}

export function OverlayHeader({ title, description }: { title: string; description?: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
      <div>
        <Primitive.Title className="pt-1.5 font-display text-2xl leading-tight">{title}</Primitive.Title>
        {description && <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>}
      </div>
      <Primitive.Close asChild>
        <IconButton label={messages.close} className="-mr-3">
          <X aria-hidden className="size-5" />
        </IconButton>
      </Primitive.Close>
    </div>
  );
}
