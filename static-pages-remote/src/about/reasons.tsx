import { BadgeCheck, BadgePercent, CalendarClock, Headset } from 'lucide-react';
import { about } from '../content/about.js';

const icons = { verified: BadgeCheck, price: BadgePercent, support: Headset, flexible: CalendarClock };

export const Reasons = () => (
  <section>
    <h2 className="font-display text-3xl sm:text-4xl">{about.reasons.title}</h2>
    <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {about.reasons.items.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={icon} className="border-t border-edge pt-6">
            <Icon aria-hidden className="size-7 text-accent" strokeWidth={1.5} />
            <h3 className="mt-4 text-lg font-medium">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
