import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

type Props = ComponentProps<'button'> & { label: string };

/** `label` is its accessible name. */
export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors',
        'hover:bg-sand disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
    />
  );
}
