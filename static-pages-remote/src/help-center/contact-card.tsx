import { useHost } from '@wayhouse/web-kit/remote-root';
import { Clock, Mail, Phone } from 'lucide-react';
import { helpCenter } from '../content/help-center.js';

const line = 'flex min-h-11 items-center gap-3';
const icon = 'size-5 shrink-0 text-accent';

/** Where a person answers. Addresses come from the platform's settings. */
export function ContactCard() {
  const { supportPhone, supportEmail } = useHost().config;
  const { title, text, hours } = helpCenter.contact;
  return (
    <aside className="h-fit rounded-card bg-sand p-6">
      <h2 className="font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-4 text-muted">{text}</p>
      {supportPhone && (
        <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={`${line} hover:text-accent`}>
          <Phone aria-hidden className={icon} /> {supportPhone}
        </a>
      )}
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={`${line} break-all hover:text-accent`}>
          <Mail aria-hidden className={icon} /> {supportEmail}
        </a>
      )}
      <p className={line}>
        <Clock aria-hidden className={icon} /> {hours}
      </p>
    </aside>
  );
}
