import { messages } from './messages.js';
import { EmailLink } from '../../shared/contact/email-link.js';
import { useCareersEmail } from './use-careers-email.js';

/** The address for résumés that fit none of the positions. */
export function Resumes() {
  const { title, text } = messages.resumes;
  return (
    <section className="grid gap-4 rounded-card bg-sand p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
      <div>
        <h2 className="font-display text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-2 max-w-prose text-muted">{text}</p>
      </div>
      <EmailLink address={useCareersEmail()} />
    </section>
  );
}
