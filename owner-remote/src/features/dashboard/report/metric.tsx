import type { ReactNode } from 'react';

/** As many per row as fit. */
export const MetricList = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-4">{children}</dl>
);

type Props = { title: string; note: ReactNode; children: ReactNode };

export const Metric = ({ title, note, children }: Props) => (
  <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-card border border-line bg-surface px-5 py-4 sm:block sm:px-5 sm:py-6">
    <dt className="font-medium sm:text-[15px]">{title}</dt>
    <dd className="row-span-2 font-display text-3xl leading-none tabular-nums sm:mt-3 sm:text-4xl">{children}</dd>
    <dd className="text-sm text-pretty text-muted sm:mt-2.5">{note}</dd>
  </div>
);
