import { Mail } from 'lucide-react';
import { EmailAddress } from './email-address.js';

export const EmailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    aria-label={address}
    className="inline-flex min-h-11 items-center gap-3 font-medium wrap-anywhere hover:text-accent"
  >
    <Mail aria-hidden className="size-5 shrink-0 text-accent" />
    <span>
      <EmailAddress address={address} />
    </span>
  </a>
);
