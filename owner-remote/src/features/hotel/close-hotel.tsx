import { closeHotel, reopenHotel } from '@wayhouse/contracts/calls/closing-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { FormSection } from '../../shared/form/form-section.js';
import { RemoveDialog } from '../../shared/remove-dialog.js';
import { useClosing } from '../../shared/use-closing.js';
import { messages } from './messages.js';

/** Closes the hotel, once the owner has been asked, or opens it again. */
export function CloseHotel({ hotel: { _id, name, closedBy } }: { hotel: HotelProfile }) {
  const [isAsking, setAsking] = useState(false);
  const closing = useClosing(_id, closeHotel, 'owner');
  const opening = useClosing(_id, reopenHotel, undefined);
  const { isClosed, isOpen } = messages.closing;
  const ask = () => {
    closing.reset();
    setAsking(true);
  };
  return (
    <div className="mt-10 max-w-3xl">
      <FormSection title={messages.closing.heading}>
        <div>
          <p className="text-pretty text-muted">{closedBy ? isClosed : isOpen}</p>
          <Button
            variant="secondary"
            className="mt-5"
            busy={opening.isPending}
            onClick={closedBy ? () => opening.mutate() : ask}
          >
            {closedBy ? messages.closing.open : messages.closing.close}
          </Button>
        </div>
      </FormSection>
      {isAsking && (
        <RemoveDialog
          texts={{ ...messages.closing, title: messages.closing.title(name) }}
          name={name}
          removal={closing}
          onRemove={() => closing.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
