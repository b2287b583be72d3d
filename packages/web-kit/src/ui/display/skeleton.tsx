import { classNames } from '../class-names.js';

type Props = { className?: string; isStill?: boolean };

/** A placeholder of the size of the content that is loading, or, while `isStill`, that will be loaded. */
export const Skeleton = ({ className, isStill }: Props) => (
  <span aria-hidden className={classNames('block rounded-field bg-sand', !isStill && 'animate-pulse', className)} />
);
