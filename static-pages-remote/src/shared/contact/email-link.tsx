import { Mail } from 'lucide-react';
import { MailAddress } from './email-address.js';

/** An address to write to. */
export const MailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    aria-label={address}
    className="inline-flex min-h-11 items-center gap-3 font-medium wrap-anywhere hover:text-accent"
  >
    <Mail aria-hidden className="size-5 shrink-0 text-accent" />
    <span>
      <MailAddress address={address} />
    </span>
  </a>
);
