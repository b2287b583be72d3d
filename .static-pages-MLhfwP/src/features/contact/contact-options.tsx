import { messages } from './messages.js';
import { messages as contactMessages } from '../../shared/contact/messages.js';
import { EmailAddress } from '../../shared/contact/email-address.js';
import { useContactOptions } from '../../shared/contact/use-contact-options.js';

export const ContactOptions = () => (
  <aside className="h-fit rounded-card bg-sand p-6 sm:p-8">
    <h2 className="font-display text-2xl">{messages.options.title}</h2>
    <dl className="mt-5 grid gap-5">
      {useContactOptions().map(({ kind, Icon, text, href }) => (
        <div key={kind} className="relative pl-9">
          <dt className="text-sm text-muted">
            <Icon aria-hidden className="absolute top-1 left-0 size-5 text-accent" />
            {contactMessages.labels[kind]}
          </dt>
          <dd className="font-medium">
            {href ? (
              <a
                href={href}
                aria-label={text}
                className="-my-2.5 inline-flex items-center py-2.5 wrap-anywhere hover:text-accent"
              >
                <span>
                  <EmailAddress address={text} />
                </span>
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  </aside>
);
