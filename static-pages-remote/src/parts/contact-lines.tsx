import { useHost } from '@wayhouse/web-kit/remote-root';
import { Mail, Phone } from 'lucide-react';

export const contactLine = 'flex min-h-11 items-center gap-3';
export const contactIcon = 'size-5 shrink-0 text-accent';

/** How to reach a person. The addresses come from the platform's settings, unless a page has one of its own. */
export function ContactLines({ email }: { email?: string }) {
  const { supportPhone, supportEmail } = useHost().config;
  const address = email ?? supportEmail;
  return (
    <>
      {supportPhone && (
        <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={`${contactLine} hover:text-accent`}>
          <Phone aria-hidden className={contactIcon} /> {supportPhone}
        </a>
      )}
      {address && (
        <a href={`mailto:${address}`} className={`${contactLine} break-all hover:text-accent`}>
          <Mail aria-hidden className={contactIcon} /> {address}
        </a>
      )}
    </>
  );
}
