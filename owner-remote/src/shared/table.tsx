import { classNames } from '@wayhouse/web-kit/class-names';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import type { ReactNode } from 'react';

/** `hidden`: the title is for screen readers only. */
export type Column = { title: string; alignRight?: boolean; hidden?: boolean };

/** `children` are rows of `Cell`s. */
export const Table = ({ label, columns, children }: { label: string; columns: Column[]; children: ReactNode }) => (
  <Card className="overflow-x-auto">
    <table className="w-full text-left text-[15px]">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {columns.map(({ title, alignRight, hidden }) => (
            <th
              key={title}
              scope="col"
              className={classNames('px-4 py-3.5 font-medium whitespace-nowrap lg:px-5', alignRight && 'text-right')}
            >
              {hidden ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </Card>
);

export const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td className={classNames('px-4 py-4 align-middle lg:px-5', className)}>{children}</td>
);
