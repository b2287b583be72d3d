import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** As many in a row as there is room for. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">{children}</dl>
);

type Props = { title: string; note: string; Icon: LucideIcon; children: ReactNode };

export const Figure = ({ title, note, Icon, children }: Props) => (
  <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <dt className="flex items-center justify-between gap-3 font-medium">
      {title}
      <span aria-hidden className="grid size-10 place-items-center rounded-pill bg-accent-soft text-accent">
        <Icon className="size-5" />
      </span>
    </dt>
    <dd className="mt-3 font-display text-4xl leading-none tabular-nums">{children}</dd>
    <dd className="mt-2 text-sm text-muted">{note}</dd>
  </div>
);
