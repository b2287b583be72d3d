import { helpCenter } from '../content/help-center.js';
import { ContactLines } from '../parts/contact-lines.js';

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
