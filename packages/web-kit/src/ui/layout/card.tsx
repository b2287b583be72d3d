import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-card border border-line bg-surface', className)} />
);
