import { messages } from './messages.js';
import { ContactDetails } from '../../shared/contact/contact-details.js';

const pressEmail = 'press@wayhouse.example';

/** The press contact and facts about the company. */
export function Inquiries() {
  const { inquiries, facts } = messages;
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
      <section className="rounded-card bg-sand p-6 sm:p-10">
        <h2 className="font-display text-3xl">{inquiries.title}</h2>
        <p className="mt-3 mb-5 text-muted">{inquiries.text}</p>
        <ContactDetails email={pressEmail} />
        <p className="mt-4 text-sm text-muted">{inquiries.hours}</p>
      </section>
      <section className="lg:py-10">
        <h2 className="font-display text-3xl">{facts.title}</h2>
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {facts.items.map(({ term, text }) => (
            <div key={term} className="grid gap-1 py-4 sm:grid-cols-[9rem_1fr] sm:gap-6">
              <dt className="font-medium">{term}</dt>
              <dd className="text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
