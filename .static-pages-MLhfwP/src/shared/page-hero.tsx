import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import type { ReactNode } from 'react';
import { Photograph } from './photos/photograph.js';
import type { Photograph as Content } from './photos/photographs.js';

type Props = { eyebrow: string; title: string; tab?: string; photo: Content; below?: ReactNode; children: ReactNode };

/** The header of every page: a photo and a heading, side by side on wide screens. */
export const PageHero = ({ eyebrow, title, tab, photo, below, children }: Props) => (
  <section className="relative border-b border-line bg-surface">
    <Photograph
      of={photo}
      sizes="(min-width: 1024px) 50vw, 100vw"
      priority
      className="aspect-[3/2] w-full sm:aspect-[2/1] lg:absolute! lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-1/2"
    />
    <Container className="lg:flex lg:min-h-[30rem] lg:items-center lg:py-24">
      <div className="py-12 sm:py-16 lg:w-1/2 lg:py-0 lg:pr-16">
        <PageHeading eyebrow={eyebrow} title={title} documentTitle={tab ?? title}>
          <p>{children}</p>
        </PageHeading>
        {below}
      </div>
    </Container>
  </section>
);
