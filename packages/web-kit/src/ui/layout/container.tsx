import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';

/** The page’s column. It respects the safe areas beside a notch. */
export const Container = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={classNames(
      'mx-auto w-full max-w-page pr-[max(1.25rem,env(safe-area-inset-right))] pl-[max(1.25rem,env(safe-area-inset-left))] sm:pr-[max(2rem,env(safe-area-inset-right))] sm:pl-[max(2rem,env(safe-area-inset-left))]',
      className,
    )}
  >
    {children}
  </div>
);
