import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

/** The page's one column. */
export const Container = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames('mx-auto w-full max-w-page px-5 sm:px-8', className)}>{children}</div>
);
