import * as Primitive from 'radix-ui/popover';
import type { ReactNode, RefObject } from 'react';
import { usePortalContainer } from './portal-container.js';
import { type OpenAutoFocus, useReturnFocus } from './use-return-focus.js';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The element it is positioned at. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  onOpenAutoFocus?: OpenAutoFocus;
};

/** A panel beside its anchor. Escape and a press outside close it; the focus returns to the opener. */
export function Popover({ open, onClose, anchor, label, children, align = 'start', onOpenAutoFocus }: Props) {
  const focus = useReturnFocus(onOpenAutoFocus);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Primitive.Portal container={usePortalContainer()}>
        <Primitive.Content
          aria-label={label}
          align={align}
          {...focus}
          sideOffset={10}
          collisionPadding={16}
          className="z-50 max-h-(--radix-popover-content-available-height) animate-appear overflow-y-auto rounded-[18px] border border-line bg-surface p-5 text-ink shadow-soft focus:outline-none"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
