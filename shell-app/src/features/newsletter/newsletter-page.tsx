import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { type ReactNode, useEffect, useRef } from 'react';
import { bedsidePhoto } from './bedside-photo.js';
import { texts } from './messages.js';

type Props = {
  title: string;
  body: string;
  /** The page says something new: its heading takes the focus, so that it is read out. */
  isNews?: boolean;
  /** What to do next. */
  children: ReactNode;
};

/** A page about the newsletter: a sentence, one thing to do, and the lamp of the box on the home page. */
export function LetterPage({ title, body, isNews = false, children }: Props) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) words.current?.querySelector('h1')?.focus();
  }, [isNews]);
  return (
    <Container className="grid items-center gap-12 py-16 lg:grid-cols-2 lg:py-24">
      <div ref={words}>
        <PageHeading title={title}>{body}</PageHeading>
        <div className="mt-8">{children}</div>
      </div>
      <Photo
        photo={bedsidePhoto}
        alt={texts.photo}
        sizes="(min-width: 1024px) 580px, 100vw"
        className="aspect-[4/3] rounded-card"
      />
    </Container>
  );
}
