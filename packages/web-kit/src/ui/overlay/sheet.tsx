import * as Primitive from 'radix-ui/dialog';
import { OverlayHeader, type OverlayProps } from './dialog.js';
import { OverlayContent } from './overlay-content.js';
import { useOverlaysHidden } from './overlays-hidden.js';
import type { OpenAutoFocus } from './use-return-focus.js';

const places = {
  bottom:
    'inset-x-0 bottom-(--snackbar-height,0px) max-h-[calc(92dvh-var(--snackbar-height,0px))] animate-rise rounded-t-[22px] pb-[env(safe-area-inset-bottom)]',
  right: 'top-0 right-0 bottom-(--snackbar-height,0px) w-[min(22rem,88vw)] animate-slide-in',
};

/** A panel from the bottom (on phones) or from the right (the menu). `footer` stays visible while the body scrolls. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  from = 'bottom',
  onOpenAutoFocus,
}: OverlayProps & { from?: keyof typeof places; onOpenAutoFocus?: OpenAutoFocus }) {
  const isHidden = useOverlaysHidden();
  return (
    <Primitive.Root open={open && !isHidden} onOpenChange={(next) => !next && onClose()}>
      <OverlayContent hasDescription={Boolean(description)} className={places[from]} onOpenAutoFocus={onOpenAutoFocus}>
        <OverlayHeader title={title} description={description} />
        <div className="grow overflow-y-auto px-6 pb-6">{children}</div>
        {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
      </OverlayContent>
    </Primitive.Root>
  );
}
