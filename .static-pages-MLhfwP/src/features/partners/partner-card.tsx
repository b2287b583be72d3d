import { ArrowUpRight } from 'lucide-react';
import { messages } from './messages.js';
import { Wordmark } from '../../shared/wordmark.js';
import { wordmarks } from './wordmarks.js';

export const PartnerCard = ({ partner }: { partner: (typeof messages.partners)[number] }) => (
  <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
    <h3 className="grid min-h-40 place-items-center bg-sand p-6">
      <Wordmark name={partner.name} style={wordmarks[partner.mark]} />
    </h3>
    <div className="flex flex-1 flex-col p-6">
      <p className="text-xs font-semibold tracking-[0.12em] text-highlight uppercase">{partner.field}</p>
      <p className="mt-2 mb-4 text-lg">{partner.text}</p>
      <a
        href={partner.website}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-auto flex min-h-11 w-fit items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
      >
        {messages.visit(partner.name)} <span className="sr-only">({messages.leaves})</span>
        <ArrowUpRight aria-hidden className="size-4.5" />
      </a>
    </div>
  </article>
);
