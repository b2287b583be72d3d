import type { ImportRow } from '@wayhouse/contracts/room-import';
import { useEffect, useRef, type ReactNode } from 'react';
import { ImportRows } from './import-rows.js';
import { messages } from './messages.js';

type Props = {
  title: string;
  /** What becomes of the rows; by default of those that are yet to be imported. */
  texts?: Pick<typeof messages.result.done, 'summary' | 'nothing'>;
  rows: ImportRow[];
  message?: string;
  children?: ReactNode;
};

/** What the rows of a file do or have done: those with errors, or all that add or change something. It gets the focus once it is there. */
export function ImportResult({ title, texts = messages.result, rows, message, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [rows]);
  const of = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const errors = of('error');
  const shown = errors.length ? errors : rows.filter(({ outcome }) => outcome !== 'same');
  const summary = texts.summary(of('create').length, of('change').length, of('same').length);
  const lead = shown.length ? summary : texts.nothing;
  return (
    <section aria-labelledby="import-result" className="mt-10">
      <h2 id="import-result" ref={heading} tabIndex={-1} className="font-display text-2xl">
        {title}
      </h2>
      <p className={errors.length ? 'mt-1 text-danger' : 'mt-1 text-muted'}>{message ?? lead}</p>
      {shown.length > 0 && <ImportRows label={title} rows={shown} />}
      {errors.length > 0 && rows.length > errors.length && (
        <p className="mt-3 text-sm text-muted">{messages.result.others(rows.length - errors.length)}</p>
      )}
      {children}
    </section>
  );
}
