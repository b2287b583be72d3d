import { Dotted } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { highlights } from './highlights.js';
import { texts } from './messages.js';

export const RoomHighlights = () => (
  <section aria-labelledby="good-to-know">
    <h2 id="good-to-know" className="mb-5 font-display text-2xl">
      {texts.goodToKnow}
    </h2>
    <ul className="grid gap-6 sm:grid-cols-2">
      {highlights.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
          <span>
            <span className="block font-medium">{title}</span>
            <span className="block text-balance text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
    <div className="mt-6 rounded-card bg-sand px-5 py-4 text-[15px]">
      <Dotted items={[texts.checkIn, texts.checkOut, texts.payAtHotel]} />
    </div>
  </section>
);
