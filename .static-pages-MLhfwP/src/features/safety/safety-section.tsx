import { type messages } from './messages.js';
import { CheckList } from '../../shared/check-list.js';
import { Photograph } from '../../shared/photos/photograph.js';
import { sectionIcons } from './section-icons.js';

/** Photo and text; every second section has the photo on the other side. */
export function SafetySection({ section }: { section: (typeof messages.sections)[number] }) {
  const { id, title, text, points, photo } = section;
  const Icon = sectionIcons[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="group grid items-center gap-8 md:grid-cols-2 lg:gap-20">
      <Photograph
        of={photo}
        sizes="(min-width: 768px) 50vw, 100vw"
        className="aspect-[3/2] rounded-card md:group-even:order-last lg:aspect-[4/3]"
      />
      <div>
        <Icon aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
        <h2 id={`${id}-title`} tabIndex={-1} className="mt-4 font-display text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="mt-3 mb-6 text-lg text-muted">{text}</p>
        <CheckList items={points} />
      </div>
    </section>
  );
}
