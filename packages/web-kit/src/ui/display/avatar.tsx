import { useState } from 'react';
import { classNames } from '../class-names.js';

type Props = {
  name: string;
  imageUrl?: string;
  /** Size classes; 36 pixels by default. */
  className?: string;
};

/**
 * A person’s picture, or their initials. Hidden from assistive technology: the name is beside it or labels its button.
 */
export function Avatar({ name, imageUrl, className = 'size-9 text-sm' }: Props) {
  const [failed, setFailed] = useState<string>();
  if (imageUrl && imageUrl !== failed) {
    return (
      <img
        src={imageUrl}
        alt=""
        onError={() => setFailed(imageUrl)}
        className={classNames('shrink-0 rounded-pill object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-pill bg-accent font-semibold text-on-accent',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
