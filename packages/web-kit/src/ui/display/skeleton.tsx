import { classNames } from '../class-names.js';

/** A placeholder of the size of the content that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames('block animate-pulse rounded-field bg-sand', className)} />
);
