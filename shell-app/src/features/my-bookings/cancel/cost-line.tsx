import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import type { ReactNode } from 'react';

type Props = { label: string; isMain?: boolean; /** Nothing while it is loading. */ children: ReactNode };

export const CostLine = ({ label, isMain, children }: Props) => (
  <div className="flex min-h-7 items-baseline justify-between gap-4">
    <dt className={isMain ? 'font-medium' : 'text-muted'}>{label}</dt>
    <dd className={isMain ? 'font-display text-lg leading-7 font-medium' : ''}>
      {children || <Skeleton className="h-5 w-16" />}
    </dd>
  </div>
);
