import { useHost } from '@wayhouse/web-kit/remote-root';
import { Clock, Mail, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { contact } from '../content/contact.js';

/** Who rather calls. Number and address come from the platform's settings. */
export function Ways() {
  const { supportPhone, supportEmail } = useHost().config;
  const { title, phone, email, hours } = contact.ways;
  return (
    <aside className="h-fit rounded-card bg-sand p-6 sm:p-8">
      <h2 className="font-display text-2xl">{title}</h2>
      <dl className="mt-5 grid gap-5">
        {supportPhone && (
          <Way icon={Phone} label={phone}>
            <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={link}>
              {supportPhone}
            </a>
          </Way>
        )}
        {supportEmail && (
          <Way icon={Mail} label={email}>
            <a href={`mailto:${supportEmail}`} className={link}>
              {supportEmail}
            </a>
          </Way>
        )}
        <Way icon={Clock} label={hours.label}>
          {hours.value}
        </Way>
      </dl>
    </aside>
  );
}

const link = 'inline-flex min-h-11 items-center -my-2.5 break-all hover:text-accent';

const Way = ({
  icon: Icon,
  label,
  children,
}: {
  icon: ComponentType<{ className: string }>;
  label: string;
  children: ReactNode;
}) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-4">
    <dt className="col-start-2 text-sm text-muted">{label}</dt>
    <dd className="col-start-2 font-medium">{children}</dd>
    <Icon className="col-start-1 row-span-2 row-start-1 mt-1 size-5 text-accent" />
  </div>
);
