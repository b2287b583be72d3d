import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.js';
import { usePortalContainer } from './portal-container.js';

type Props = { className: string; hasDescription?: boolean; children: ReactNode };

/** The backdrop and the box over it, which dialogs and sheets place as they like. */
export function OverlayContent({ className, hasDescription, children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50 backdrop-blur-[2px]" />
      <Primitive.Content
        {...(hasDescription ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        // Radix gives the focus back to a trigger of its own only, and ours stand wherever a page has them. What took the
        // focus on closing, as a new page's heading does, keeps it.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
        }}
        // A note over everything belongs to no dialog: pressing it leaves them open.
        onInteractOutside={(event) => isInNote(event.target) && event.preventDefault()}
        className={classNames('fixed z-50 flex flex-col bg-surface text-ink shadow-soft focus:outline-none', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

const isInNote = (target: EventTarget | null) => target instanceof Element && target.closest('[data-note]') !== null;
