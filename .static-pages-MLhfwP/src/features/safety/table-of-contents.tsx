import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';
import { messages } from './messages.js';
import { scrollToSection, replaceHash } from '../../shared/use-hash-target.js';
import { sectionIcons } from './section-icons.js';

export const TableOfContents = () => (
  <nav aria-label={messages.contents} className="mt-8">
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {messages.sections.map(({ id, title }) => {
        const Icon = sectionIcons[id];
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                replaceHash(id);
                scrollToSection(id, scrollBehavior());
              }}
              className="flex min-h-12 items-center gap-3 border-b border-line font-medium hover:text-accent"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.5} /> {title}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);
