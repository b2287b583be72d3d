import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Link } from 'react-router-dom';
import { useRemoteLinks } from '../../shared/remotes/use-remote-links.js';
import { Section } from '../../shared/section.js';
import { messages } from './messages.js';

const mostEntries = 3;

/** The first entries of the journal, as the remote that has it lists them. Nothing if it lists none. */
export function JournalTeaser() {
  const links = useRemoteLinks('journal');
  const entries = links.flatMap(({ photo, ...link }) => (photo ? [{ ...link, photo }] : [])).slice(0, mostEntries);
  const all = links.find(({ photo }) => !photo);
  if (!entries.length) return null;
  return (
    <Section
      title={messages.journal.title}
      lead={all?.lead}
      action={
        all && (
          <Link to={all.to} className={buttonStyle('secondary')}>
            {all.label}
          </Link>
        )
      }
    >
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
        {entries.map(({ to, label, lead, photo }) => (
          <li key={to}>
            <div className="group relative max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-4">
              <Photo
                photo={photo}
                alt=""
                sizes="(min-width: 1280px) 390px, (min-width: 640px) 31vw, 112px"
                className="aspect-square rounded-card sm:aspect-[3/2]"
              />
              <div>
                <h3 className="font-display text-lg leading-snug sm:mt-4 sm:text-xl">
                  <Link to={to} className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card">
                    {label}
                  </Link>
                </h3>
                <p className="mt-1.5 line-clamp-2 text-sm text-muted sm:line-clamp-3 sm:text-base">{lead}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
