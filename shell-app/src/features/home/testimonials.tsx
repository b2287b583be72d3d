import { RatingStars } from '@wayhouse/web-kit/ui/display/rating-stars';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Section } from '../../shared/section.js';
import { testimonialMessages, testimonials } from './content/testimonials.js';
import { messages } from './messages.js';
import { railStyle } from './rail-style.js';

export function Testimonials() {
  // A scroller must be reachable by keyboard.
  const isScrollable = !useIsWide(1024);
  return (
    <Section title={messages.testimonials.title} lead={messages.testimonials.lead}>
      <ul aria-label={messages.testimonials.title} tabIndex={isScrollable ? 0 : undefined} className={railStyle}>
        {testimonials.map(({ id, name, image, rating }) => (
          <li key={id}>
            <Card className="flex h-full flex-col p-7">
              <RatingStars rating={rating} className="h-4.5" />
              <blockquote className="mt-4 grow font-display text-pretty text-xl leading-snug">
                {messages.testimonials.quote(testimonialMessages[id].review)}
              </blockquote>
              <p className="mt-6 flex items-center gap-3">
                <img src={image} alt="" width={48} height={48} loading="lazy" className="size-12 rounded-pill" />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-muted">{testimonialMessages[id].address}</span>
                </span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
