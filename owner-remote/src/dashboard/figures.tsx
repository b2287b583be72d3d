import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** As many in a row as there is room for. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">{children}</dl>
);

type Props = { title: string; note: string; Icon: LucideIcon; children: ReactNode };

export const Figure = ({ title, note, Icon, children }: Props) => (
  <div className="grid grid-cols-[1fr_auto] items-center rounded-card border border-line bg-surface px-5 py-4 sm:block sm:p-6">
    <dt className="flex items-center justify-between gap-3 font-medium">
      {title}
      <span aria-hidden className="hidden size-10 place-items-center rounded-pill bg-accent-soft text-accent sm:grid">
        <Icon className="size-5" />
      </span>
    </dt>
    <dd className="row-span-2 font-display text-3xl leading-none tabular-nums sm:mt-3 sm:text-4xl">{children}</dd>
    <dd className="text-sm text-muted sm:mt-2">{note}</dd>
  </div>
);
