import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.js';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; busy?: boolean };

/** While `busy` it keeps its width, shows a spinner and ignores presses. */
export function Button({ variant, size, busy = false, className, type = 'button', onClick, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={busy ? undefined : onClick}
    >
      {busy && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
      <span className={busy ? 'inline-flex items-center gap-2 opacity-0' : 'inline-flex items-center gap-2'}>
        {children}
      </span>
    </button>
  );
}
