import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An alert about the whole form. */
export const FormAlert = ({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div role="alert" className="mt-8 flex gap-3 rounded-card border border-danger bg-danger-soft p-4">
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      {children && <div className="mt-1 text-[15px]">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </div>
  </div>
);
