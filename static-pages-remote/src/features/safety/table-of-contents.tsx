import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';
import { safety } from './messages.js';
import { goToPart, nameInAddress } from '../../shared/use-hash-target.js';
import { icons } from './section-icons.js';

/** The way to each section. */
export const Contents = () => (
  <nav aria-label={safety.contents} className="mt-8">
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {safety.sections.map(({ id, title }) => {
        const Icon = icons[id];
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                nameInAddress(id);
                goToPart(id, scrollBehavior());
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
