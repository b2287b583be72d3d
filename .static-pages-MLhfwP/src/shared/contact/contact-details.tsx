import { EmailAddress } from './email-address.js';
import { useContactOptions } from './use-contact-options.js';

const line = 'flex min-h-11 items-center gap-3 wrap-anywhere';

type Props = { email?: string; withHours?: boolean };

export const ContactDetails = ({ email, withHours = false }: Props) =>
  useContactOptions(email).map(({ kind, Icon, text, href }) => {
    const icon = <Icon aria-hidden className="size-5 shrink-0 text-accent" />;
    if (href)
      return (
        <a key={kind} href={href} aria-label={text} className={`${line} hover:text-accent`}>
          {icon}
          <span>
            <EmailAddress address={text} />
          </span>
        </a>
      );
    return (
      withHours && (
        <p key={kind} className={line}>
          {icon} {text}
        </p>
      )
    );
  });
