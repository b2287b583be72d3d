import { Container } from '@wayhouse/web-kit/ui/container';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { beingPrepared, type PreparedPage } from '../content/being-prepared.js';
import { PageOpening } from '../parts/page-opening.js';

/** Says honestly that a page is not there yet, and leads on to what is. */
export function BeingPrepared({ page }: { page: PreparedPage }) {
  const heading = useId();
  const { eyebrow, notice, meanwhile, links, photo } = beingPrepared;
  return (
    <>
      <PageOpening eyebrow={eyebrow} title={page.title} photo={photo}>
        {notice} {page.text}
      </PageOpening>
      <Container className="py-16 lg:py-24">
        <section aria-labelledby={heading}>
          <h2 id={heading} className="font-display text-2xl sm:text-3xl">
            {meanwhile}
          </h2>
          <ul className="mt-6 grid gap-4 md:grid-cols-3">
            {links.map(({ to, title, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group block h-full rounded-card border border-line bg-surface p-6 transition-colors hover:border-accent"
                >
                  <span className="flex items-center justify-between gap-4 text-lg font-medium">
                    {title}
                    <ArrowRight
                      aria-hidden
                      className="size-5 text-accent transition-transform group-hover:translate-x-1"
                    />
                  </span>
                  <span className="mt-1.5 block text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
