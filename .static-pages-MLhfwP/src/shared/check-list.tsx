import { Check } from 'lucide-react';

export const CheckList = ({ items }: { items: string[] }) => (
  <ul className="grid gap-3">
    {items.map((point) => (
      <li key={point} className="flex gap-3">
        <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
        <span className="text-pretty">{point}</span>
      </li>
    ))}
  </ul>
);
