import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { roleAbilities, roleNames } from '@wayhouse/messages/staff-roles';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useState } from 'react';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useLeaveHotel } from './use-leave-hotel.js';

export const RolePage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-5 max-w-3xl">
      <OfChosenHotel skeleton={<RoleSkeleton />} failed={messages.failed}>
        {(hotel) => <OwnRole key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

const RoleSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-56 rounded-card" />
  </div>
);

/** The role of the user at the hotel. Everybody but the owner can leave. */
function OwnRole({ hotel: { _id, name, role } }: { hotel: HotelProfile }) {
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
