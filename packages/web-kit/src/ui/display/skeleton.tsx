import { classNames } from '../class-names.js';

/** A grey place of the size that will be filled. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames('block animate-pulse rounded-field bg-sand', className)} />
);
