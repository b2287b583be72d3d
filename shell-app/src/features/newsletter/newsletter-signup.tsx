import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { useId } from 'react';
import { bedsidePhoto } from './bedside-photo.js';
import { messages } from './messages.js';
import { SubscribeForm } from './subscribe-form.js';

/** The newsletter section at the end of the home page. */
export function NewsletterSignup() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-4 lg:pt-6">
      <Container>
        <div className="grid overflow-hidden rounded-card bg-accent-soft lg:grid-cols-2">
          <Photo
            photo={bedsidePhoto}
            alt={messages.photo}
            sizes="(min-width: 1024px) 600px, 100vw"
            className="aspect-[2/1] lg:aspect-auto lg:min-h-105"
          />
          <div className="flex flex-col justify-center px-6 py-10 sm:px-12 lg:py-14 xl:px-16">
            <h2 id={id} className="font-display text-3xl leading-tight sm:text-4xl">
              {messages.box.title}
            </h2>
            <p className="mt-3 text-lg text-muted">{messages.box.lead}</p>
            <SubscribeForm />
          </div>
        </div>
      </Container>
    </section>
  );
}
