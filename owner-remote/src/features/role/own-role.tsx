import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { roleAbilities, roleNames } from '@wayhouse/messages/staff-roles';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useState } from 'react';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useLeaveHotel } from './use-leave-hotel.js';

/** The role of the user at the hotel. Everybody but the owner can leave. */
export function OwnRole({ hotel: { _id, name, role } }: { hotel: HotelProfile }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveHotel(_id);
  const isOwner = role === 'owner';
  return (
    <Card className="px-4 py-4 sm:px-5">
      <h2 className="font-medium wrap-anywhere">{name}</h2>
      <p className="mt-1">{roleNames[role]}</p>
      <p className="mt-1 text-sm text-pretty text-muted">{roleAbilities[role]}</p>
      <p className="mt-3 text-sm text-pretty text-muted">{isOwner ? messages.owner : messages.member}</p>
      {!isOwner && (
        <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
          {messages.leave}
        </Button>
      )}
      {isAsking && (
        <RemoveDialog
          texts={{ ...messages.leaving, title: messages.leaving.title(name), body: () => messages.leaving.body }}
          name={name}
          removal={leaving}
          onRemove={() => leaving.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
