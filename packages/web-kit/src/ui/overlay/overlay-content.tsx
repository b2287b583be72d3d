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
const inSnackbar = '[data-snackbar], [data-snackbar] *';

/** Backdrop and box shared by dialogs and sheets, which position it by `className`. */
export function OverlayContent({ className, hasDescription, onOpenAutoFocus = focusFirstField, children }: Props) {
  const focus = useReturnFocus(onOpenAutoFocus);
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50 backdrop-blur-[2px]" />
      <Primitive.Content
        {...(hasDescription ? {} : { 'aria-describedby': undefined })}
        {...focus}
        // Escape closes an open combobox list in the dialog first.
        onEscapeKeyDown={(event) => matches(event.target, openList) && event.preventDefault()}
        // Pressing a snackbar or a toast leaves the dialog open.
        onInteractOutside={(event) => matches(event.target, inSnackbar) && event.preventDefault()}
        className={classNames('fixed z-50 flex flex-col bg-surface text-ink shadow-soft focus:outline-none', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Focuses the first field of a form rather than the close button above it. */
function focusFirstField(event: Event) {
  const field = (event.target as Element).querySelector<HTMLElement>(textInput);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const matches = (target: EventTarget | null, selector: string) => target instanceof Element && target.matches(selector);
