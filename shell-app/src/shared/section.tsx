import { classNames } from '@wayhouse/web-kit/class-names';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; action?: ReactNode; tone?: 'paper' | 'sand'; children: ReactNode };

/** A section of a long page, with its heading. */
export function Section({ title, lead, action, tone = 'paper', children }: Props) {
  const id = useId();
  return (
    // Two adjacent sections with the same background share one gap.
    <section
      aria-labelledby={id}
      data-tone={tone}
      className={classNames('py-14 lg:py-20', tone === 'sand' ? 'bg-sand' : '[[data-tone=paper]+&]:pt-0')}
    >
      <Container>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id={id} className="font-display text-3xl leading-tight sm:text-4xl">
              {title}
            </h2>
            {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </section>
  );
}
