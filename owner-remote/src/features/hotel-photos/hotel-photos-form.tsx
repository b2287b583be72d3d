import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { paths } from '@wayhouse/contracts/paths';
import { counts } from '@wayhouse/messages/counts';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EditConflict } from '../../shared/form/edit-conflict.js';
import { UnsavedChangesDialog } from '../../shared/form/unsaved-changes-dialog.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { PhotoSlotsField } from '../../shared/photos/photo-slots-field.js';
import { UploadBar } from '../../shared/photos/upload-bar.js';
import { UploadError } from '../../shared/photos/upload-error.js';
import { usePendingChecks } from '../../shared/photos/use-pending-checks.js';
import { messages } from './messages.js';
import { useHotelPhotos } from './use-hotel-photos.js';

/** `hotel` may be refetched while the form is open. Photos that were changed stay: saving them then shows a conflict. */
export function HotelPhotosForm({ hotel }: { hotel: HotelProfile }) {
  const { slots, change, isChanged, mutation, storedPartly, showNewest, keepMine } = useHotelPhotos(hotel);
  const { error, isPending } = mutation;
  const refused = error instanceof ApiError ? error : undefined;
  const firstSlot = useRef<HTMLInputElement>(null);
  const { onCheck, submitChecked } = usePendingChecks(() => mutation.mutate());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void submitChecked();
  };

  return (
    <>
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} mt-3 -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <form noValidate onSubmit={submit} className="mt-5 max-w-3xl">
        <fieldset disabled={isPending}>
          <PhotoSlotsField
            slots={slots}
            change={change}
            ref={firstSlot}
            onCheck={onCheck}
            error={refused?.field === 'images' ? refused.message : undefined}
          />
        </fieldset>
        {isEditConflict(error) ? (
          <EditConflict
            title={messages.conflict}
            facts={[hotel.name, counts.photos(hotel.images?.length ?? 0)]}
            onTakeNewest={showNewest}
            onKeepMine={keepMine}
          />
        ) : (
          error && (
            <UploadError message={error.message}>{storedPartly && messages.storedPartly(storedPartly)}</UploadError>
          )
        )}
        <UploadBar labels={messages} mutation={mutation} />
        <a
          href={paths.hotel(hotel.slug)}
          target="_blank"
          rel="noreferrer"
          className="mt-4 inline-flex min-h-11 items-center rounded-sm font-medium underline underline-offset-4"
        >
          {messages.seeAsGuest}
        </a>
        <UnsavedChangesDialog hasUnsavedChanges={isChanged} isDraftSaved={() => false} />
      </form>
    </>
  );
}
