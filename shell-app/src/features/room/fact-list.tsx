import { Check } from 'lucide-react';

export const FactList = ({ facts }: { facts: string[] }) => (
  <ul className="mt-2 grid gap-2 text-muted">
    {facts.map((fact) => (
      <li key={fact} className="flex items-start gap-2">
        <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" /> {fact}
      </li>
    ))}
  </ul>
);
