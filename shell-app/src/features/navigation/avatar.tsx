import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { useState } from 'react';

/** A person's picture, or their first letters where there is none. */
export function Avatar({ user }: { user: SignedInUser }) {
  const [isMissing, setMissing] = useState(!user.imageUrl);
  const letters = user.name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
  if (isMissing) {
    return (
      <span className="grid size-9 place-items-center rounded-pill bg-accent text-sm font-semibold text-on-accent">
        {letters}
      </span>
    );
  }
  return (
    <img
      src={user.imageUrl}
      alt=""
      width={36}
      height={36}
      onError={() => setMissing(true)}
      className="size-9 rounded-pill object-cover"
    />
  );
}
