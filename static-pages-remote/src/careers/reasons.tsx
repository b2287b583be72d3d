import { BedDouble, CalendarCheck, GraduationCap, Soup } from 'lucide-react';
import { careers } from '../content/careers.js';

const icons = { hours: CalendarCheck, meals: Soup, learning: GraduationCap, nights: BedDouble };

export const Reasons = () => (
  <section>
    <h2 className="font-display text-3xl sm:text-4xl">{careers.reasons.title}</h2>
    <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {careers.reasons.items.map(({ icon, title, text }) => {
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
