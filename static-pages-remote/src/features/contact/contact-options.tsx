import { messages } from './messages.js';
import { messages as contactMessages } from '../../shared/contact/messages.js';
import { EmailAddress } from '../../shared/contact/email-address.js';
import { useContactOptions } from '../../shared/contact/use-contact-options.js';

export const ContactOptions = () => (
  <aside className="h-fit rounded-card bg-sand p-6 sm:p-8">
    <h2 className="font-display text-2xl">{messages.options.title}</h2>
    <dl className="mt-5 grid gap-5">
      {useContactOptions().map(({ kind, Icon, text, href }) => (
        <div key={kind} className="grid grid-cols-[auto_1fr] gap-x-4">
          <dt className="col-start-2 text-sm text-muted">{contactMessages.labels[kind]}</dt>
          <dd className="col-start-2 font-medium">
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
          <Icon aria-hidden className="col-start-1 row-span-2 row-start-1 mt-1 size-5 text-accent" />
        </div>
      ))}
    </dl>
  </aside>
);
