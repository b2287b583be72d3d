import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { KeyRound, MapPin, ShieldCheck, Sparkles } from 'lucide-react';
import { messages } from './messages.js';

const highlights = [
  ['safe', ShieldCheck],
  ['clean', Sparkles],
  ['location', MapPin],
  ['checkIn', KeyRound],
] as const;

export const RoomHighlights = ({ hotel }: { hotel: HotelTimes }) => (
  <section aria-labelledby="good-to-know">
    <h2 id="good-to-know" className="mb-5 font-display text-2xl">
      {messages.goodToKnow}
    </h2>
    <ul className="grid gap-6 sm:grid-cols-2">
      {highlights.map(([name, Icon]) => (
        <li key={name} className="flex gap-4">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
          <span>
            <span className="block font-medium">{messages.highlights[name].title}</span>
            <span className="block text-balance text-muted">{messages.highlights[name].text}</span>
          </span>
        </li>
      ))}
    </ul>
    <div className="mt-6 rounded-card bg-sand px-5 py-4 text-[15px]">
      <DotSeparatedList items={[messages.checkIn(hotel), messages.checkOut(hotel), messages.payAtHotel]} />
    </div>
  </section>
);
