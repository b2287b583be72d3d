import type { LucideIcon } from 'lucide-react';

type Reason<Icon extends string> = { icon: Icon; title: string; text: string };
type Props<Icon extends string> = { title: string; items: Reason<Icon>[]; icons: Record<Icon, LucideIcon> };

export const ReasonList = <Icon extends string>({ title, items, icons }: Props<Icon>) => (
  <section>
    <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>
    <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ icon, title, text }) => {
        const Drawing: LucideIcon = icons[icon];
        return (
          <li key={icon} className="border-t border-edge pt-6">
            <Drawing aria-hidden className="size-7 text-accent" strokeWidth={1.5} />
            <h3 className="mt-4 text-lg font-medium">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
