import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.js';
import { usePortalContainer } from './portal-container.js';

type Props = {
  role: 'status' | 'alert';
  ref?: Ref<HTMLDivElement>;
  /** Shown only after a moment, for messages about something slow. */
  delayed?: boolean;
  children: ReactNode;
};

/**
 * A message at the lower edge of the window, above everything, also the sign-in dialog. Invisible without children. One
 * that stays reports its height as `--snackbar-height` (useSnackbarHeight), so that fixed elements end above it.
 */
export function Snackbar({ role, ref, delayed, children }: Props) {
  const container = usePortalContainer();
  return createPortal(
    <div
      ref={ref}
      role={role}
      data-snackbar
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-[10001] flex justify-center print:hidden',
        ref ? 'bottom-0' : 'bottom-(--snackbar-height,0px)',
      )}
    >
      {children && (
        <div
          className={classNames(
            'pointer-events-auto flex w-full animate-rise items-center justify-between gap-x-5 bg-ink px-5 text-sm text-paper',
            'min-h-14 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]',
            'sm:m-4 sm:w-auto sm:max-w-2xl sm:rounded-card sm:pb-1 sm:text-[15px] sm:shadow-soft',
            delayed && '[animation-delay:400ms] [animation-fill-mode:both]',
          )}
        >
          {children}
        </div>
      )}
    </div>,
    container ?? document.body,
  );
}

export const SnackbarButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 shrink-0 rounded-sm font-medium outline-paper underline underline-offset-4 hover:no-underline"
  >
    {children}
  </button>
);
