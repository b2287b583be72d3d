import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import type { ReactNode } from 'react';
import { heroPhoto } from './hero-photo.js';
import { messages } from './messages.js';

/** The first view: a full-width photo, a headline and the search form. */
export const Hero = ({ children }: { children: ReactNode }) => (
  <section className="relative z-10 flex max-sm:has-data-sheet:z-60 min-h-[min(92dvh,860px)] flex-col justify-end text-white">
    <Photo photo={heroPhoto} alt={messages.hero.photo} sizes="100vw" priority className="absolute! inset-0" />
    {/* Keeps text and navigation readable over any photo; the far side stays bright. */}
    <div
      aria-hidden
      className="absolute inset-0 bg-linear-to-t from-black/80 via-black/45 via-55% to-transparent lg:bg-linear-to-tr lg:from-black/85 lg:via-black/35 lg:via-45% lg:to-transparent lg:to-75%"
    />
    {/* The padding below leaves room for a search error, so that showing one does not shift the layout. */}
    <Container className="relative pt-28 pb-14 lg:pb-20">
      <h1
        tabIndex={-1}
        className="max-w-3xl font-display text-[2.75rem] leading-[1.04] tracking-tight sm:text-6xl lg:text-7xl"
      >
        {messages.hero.title}
      </h1>
      <p className="mt-4 mb-8 max-w-xl text-lg text-white/90">{messages.hero.lead}</p>
      {children}
    </Container>
  </section>
);
