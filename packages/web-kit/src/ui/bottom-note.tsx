import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.js';
import { usePortalContainer } from './portal-container.js';

type Props = {
  role: 'status' | 'alert';
  /** Only shown when what it speaks of takes its time. */
  late?: boolean;
  children: ReactNode;
};

/** A calm line at the lower edge of the window, over everything, also over the sign-in dialog. Without children it waits unseen. */
export function BottomNote({ role, late, children }: Props) {
  const container = usePortalContainer();
  return createPortal(
    <div
      role={role}
      data-note
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-[10001] flex justify-center p-4 in-[body:has([data-bottom-bar])]:max-lg:bottom-20 print:hidden"
    >
      {children && (
        <div
          className={classNames(
            'pointer-events-auto flex max-w-2xl animate-rise flex-wrap items-center justify-center gap-x-5 gap-y-1',
            'rounded-card bg-ink px-5 py-2.5 text-[15px] text-paper shadow-soft',
            late && '[animation-delay:400ms] [animation-fill-mode:both]',
          )}
        >
          {children}
        </div>
      )}
    </div>,
    container ?? document.body,
  );
}

export const NoteButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 rounded-sm font-medium outline-paper underline underline-offset-4 hover:no-underline"
  >
    {children}
  </button>
);
