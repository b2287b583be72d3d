import type { Room } from '@wayhouse/contracts/room';
import { formatBeds, formatSize } from '@wayhouse/messages/room-description';
import { BedSingle, Maximize } from 'lucide-react';
import { messages } from './messages.js';

/** What its hotel writes about a room, with its size and its beds; nothing where it has not described it. */
export function RoomDescription({ room: { name, description, squareMetres, beds } }: { room: Room }) {
  if (!name && !description && !squareMetres && !beds) return null;
  return (
    <section aria-labelledby="about-room">
      <h2 id="about-room" className="mb-5 font-display text-2xl wrap-anywhere">
        {name ?? messages.about}
      </h2>
      {(squareMetres || beds) && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
          {squareMetres && (
            <li className="flex items-center gap-2">
              <Maximize aria-hidden className="size-4.5" /> {formatSize(squareMetres)}
            </li>
          )}
          {beds && (
            <li className="flex items-center gap-2">
              <BedSingle aria-hidden className="size-4.5 shrink-0" /> {formatBeds(beds)}
            </li>
          )}
        </ul>
      )}
      {description && (
        <p className="mt-4 max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{description}</p>
      )}
    </section>
  );
}
