import { Mail } from 'lucide-react';

/** An address to write to. */
export const MailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    className="inline-flex min-h-11 items-center gap-3 font-medium break-all hover:text-accent"
  >
    <Mail aria-hidden className="size-5 shrink-0 text-accent" /> {address}
  </a>
);
