import { helpCenter } from './messages.js';
import { ContactLines } from '../../shared/contact/contact-details.js';

/** Where a person answers. */
export function ContactCard() {
  const { title, text } = helpCenter.contact;
  return (
    <aside className="h-fit rounded-card bg-sand p-6">
      <h2 className="font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-4 text-muted">{text}</p>
      <ContactLines withHours />
    </aside>
  );
}
