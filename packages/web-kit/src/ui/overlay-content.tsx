import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { usePortalContainer } from './portal-container.js';

type Props = { className: string; hasDescription?: boolean; children: ReactNode };

/** The backdrop and the box over it, which dialogs and sheets place as they like. */
export function OverlayContent({ className, hasDescription, children }: Props) {
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50 backdrop-blur-[2px]" />
      <Primitive.Content
        {...(hasDescription ? {} : { 'aria-describedby': undefined })}
        className={classNames('fixed z-50 flex flex-col bg-surface text-ink shadow-soft focus:outline-none', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
