import type { ReactNode } from 'react';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-6">
    <h2 className="font-display text-2xl">{title}</h2>
    {children}
  </section>
);
