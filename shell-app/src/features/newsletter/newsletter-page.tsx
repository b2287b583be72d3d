import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { type ReactNode, useEffect, useRef } from 'react';
import { bedsidePhoto } from './bedside-photo.js';
import { messages } from './messages.js';

type Props = {
  title: string;
  body: string;
  /** Focuses the heading, so that screen readers announce it. */
  focusHeading?: boolean;
  /** The next action. */
  children: ReactNode;
};

/** A page about the newsletter: a sentence and one action, with the photo of the sign-up section on the home page. */
export function NewsletterPage({ title, body, focusHeading = false, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusHeading) text.current?.querySelector('h1')?.focus();
  }, [focusHeading]);
  return (
    <Container className="grid items-center gap-12 py-16 lg:grid-cols-2 lg:py-24">
      <div ref={text}>
        <PageHeading title={title}>{body}</PageHeading>
        <div className="mt-8">{children}</div>
      </div>
      <Photo
        photo={bedsidePhoto}
        alt={messages.photo}
        sizes="(min-width: 1024px) 580px, 100vw"
        className="aspect-[4/3] rounded-card"
      />
    </Container>
  );
}
