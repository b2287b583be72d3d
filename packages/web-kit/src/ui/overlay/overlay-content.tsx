import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { usePortalContainer } from './portal-container.js';
import { type OpenAutoFocus, useReturnFocus } from './use-return-focus.js';

type Props = {
  className: string;
  hasDescription?: boolean;
  onOpenAutoFocus?: OpenAutoFocus;
  children: ReactNode;
};

const textInput = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const openList = '[role=combobox][aria-expanded=true]';
const inNote = '[data-note], [data-note] *';

/** The backdrop and the box over it, which dialogs and sheets place as they like. */
export function OverlayContent({ className, hasDescription, onOpenAutoFocus = toFirstField, children }: Props) {
  const focus = useReturnFocus(onOpenAutoFocus);
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50 backdrop-blur-[2px]" />
      <Primitive.Content
        {...(hasDescription ? {} : { 'aria-describedby': undefined })}
        {...focus}
        // A list that is open in the dialog is what Escape closes first.
        onEscapeKeyDown={(event) => matches(event.target, openList) && event.preventDefault()}
        // A note over everything belongs to no dialog: pressing it leaves them open.
        onInteractOutside={(event) => matches(event.target, inNote) && event.preventDefault()}
        className={classNames('fixed z-50 flex flex-col bg-surface text-ink shadow-soft focus:outline-none', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** A form begins at its first field, not at the cross above it. */
function toFirstField(event: Event) {
  const field = (event.target as Element).querySelector<HTMLElement>(textInput);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const matches = (target: EventTarget | null, selector: string) => target instanceof Element && target.matches(selector);
