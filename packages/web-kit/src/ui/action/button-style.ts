import { classNames } from '../class-names.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-pill font-medium whitespace-nowrap select-none ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-sand',
  quiet: 'text-ink hover:bg-sand',
  danger: 'bg-danger text-paper hover:opacity-90',
  light: 'bg-white/95 text-black hover:bg-white',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm lg:min-h-9',
  medium: 'min-h-11 px-5 text-[15px]',
  large: 'min-h-13 px-7 text-base',
};

/** Button styles for links. */
export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', more?: string) =>
  classNames(base, variants[variant], sizes[size], more);
