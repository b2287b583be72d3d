import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { Photograph } from '../../shared/photos/photograph.js';

export function Explore() {
  const { title, text, action, photo } = messages.explore;
  return (
    <section className="relative isolate flex min-h-[28rem] items-end text-white sm:min-h-[32rem]">
      <Photograph of={photo} sizes="100vw" className="absolute! inset-0 -z-20" />
      <div aria-hidden className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 via-black/60 to-black/10" />
      <Container className="py-14 sm:py-20">
        <h2 className="max-w-xl font-display text-4xl leading-[1.1] sm:text-5xl">{title}</h2>
        <p className="mt-4 max-w-lg text-lg">{text}</p>
        <Link to={action.to} className={buttonStyle('light', 'large', 'mt-8')}>
          {action.label} <ArrowRight aria-hidden className="size-5" />
        </Link>
      </Container>
    </section>
  );
}
