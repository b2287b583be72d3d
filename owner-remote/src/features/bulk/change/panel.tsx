import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** What the form has led to. Its heading gets the focus when it appears. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="min-w-0 md:sticky md:top-26">
      <Card className="grid gap-4 p-4 sm:p-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-xl text-pretty">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
