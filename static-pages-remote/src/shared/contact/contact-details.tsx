import { MailAddress } from './email-address.js';
import { useWays } from './use-contact-options.js';

const line = 'flex min-h-11 items-center gap-3 wrap-anywhere';

type Props = { email?: string; withHours?: boolean };

/** The ways to reach a person, one below the other. */
export const ContactLines = ({ email, withHours = false }: Props) =>
  useWays(email).map(({ kind, Icon, text, href }) => {
    const icon = <Icon aria-hidden className="size-5 shrink-0 text-accent" />;
    if (href)
      return (
        <a key={kind} href={href} aria-label={text} className={`${line} hover:text-accent`}>
          {icon}
          <span>
            <MailAddress address={text} />
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
