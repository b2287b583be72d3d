import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

export function Section({ title, aside, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className="p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={heading} className="font-display text-2xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}

type RowProps = { label: string; isMain?: boolean; children: ReactNode };

/** A labelled value in a `dl`. */
export const Row = ({ label, isMain, children }: RowProps) => (
  <div className="flex min-h-7 items-baseline justify-between gap-6">
    <dt className={isMain ? 'font-medium' : 'shrink-0 text-muted'}>{label}</dt>
    <dd className={isMain ? 'font-display text-lg font-medium' : 'min-w-0 text-right text-balance wrap-anywhere'}>
      {children}
    </dd>
  </div>
);
