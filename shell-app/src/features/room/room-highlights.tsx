import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { KeyRound, type LucideIcon, MapPin, ShieldCheck, Sparkles } from 'lucide-react';
import { messages } from './messages.js';

const { safe, clean, location, checkIn } = messages.highlights;
const highlights: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: ShieldCheck, ...safe },
  { Icon: Sparkles, ...clean },
  { Icon: MapPin, ...location },
  { Icon: KeyRound, ...checkIn },
];

export const RoomHighlights = () => (
  <section aria-labelledby="good-to-know">
    <h2 id="good-to-know" className="mb-5 font-display text-2xl">
      {messages.goodToKnow}
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
      <DotSeparatedList items={[messages.checkIn, messages.checkOut, messages.payAtHotel]} />
    </div>
  </section>
);
