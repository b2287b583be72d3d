import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { RatingStars } from '@wayhouse/web-kit/ui/display/rating-stars';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Section } from '../../shared/section.js';
import { rail } from './rail-style.js';
import { testimonials } from './content/testimonials.js';
import { texts } from './messages.js';

export function Testimonials() {
  // Where it can be pushed aside, the keyboard must be able to as well.
  const isRail = !useIsWide(1024);
  return (
    <Section title={texts.testimonials.title} lead={texts.testimonials.lead}>
      <ul aria-label={texts.testimonials.title} tabIndex={isRail ? 0 : undefined} className={rail}>
        {testimonials.map(({ id, name, address, image, rating, review }) => (
          <li key={id}>
            <Card className="flex h-full flex-col p-7">
              <RatingStars rating={rating} className="size-4.5" />
              <blockquote className="mt-4 grow font-display text-pretty text-xl leading-snug">“{review}”</blockquote>
              <p className="mt-6 flex items-center gap-3">
                <img src={image} alt="" width={48} height={48} loading="lazy" className="size-12 rounded-pill" />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-muted">{address}</span>
                </span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
