import type { Room } from '@wayhouse/contracts/room';
import { useState } from 'react';
import { ContactButton } from './contact-button.js';
import { messages } from './messages.js';

/** The hotel's owner and a contact button. */
export function HostSection({ hotel }: { hotel: Room['hotel'] }) {
  const [isImageMissing, setImageMissing] = useState(!hotel.owner.image);
  return (
    <section aria-labelledby="host">
      <div className="flex flex-wrap items-center gap-5">
        {isImageMissing ? (
          <span
            aria-hidden
            className="grid size-16 place-items-center rounded-pill bg-accent font-display text-2xl text-on-accent"
          >
            {(hotel.owner.name || hotel.name)[0]?.toUpperCase()}
          </span>
        ) : (
          <img
            src={hotel.owner.image}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            onError={() => setImageMissing(true)}
            className="size-16 rounded-pill object-cover"
          />
        )}
        <div className="min-w-56 flex-1">
          <h2 id="host" className="font-display text-2xl">
            {hotel.owner.name ? messages.hostedBy(hotel.owner.name) : hotel.name}
          </h2>
          {hotel.owner.name && <p className="text-muted">{messages.hostOf(hotel.name)}</p>}
        </div>
        <ContactButton />
      </div>
    </section>
  );
}
