import { paths } from '@wayhouse/contracts/paths';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EditConflict } from '../../shared/form/edit-conflict.js';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { SaveBar } from '../../shared/form/save-bar.js';
import { useNewestVersion } from '../../shared/form/use-follow-newest.js';
import { UnsavedChangesDialog } from '../../shared/form/unsaved-changes-dialog.js';
import { useInvoicedBooking } from '../../shared/invoices/legal-name-address.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { CloseHotel } from './close-hotel.js';
import { type HotelDraft, hotelResolver, toDraft } from './hotel-draft.js';
import { HotelFields } from './hotel-fields.js';
import { messages } from './messages.js';
import { SaveError } from './save-error.js';
import { useSaveHotel } from './use-save-hotel.js';

/**
 * `hotel` may be refetched while the form is open. What was changed in the form stays, and saving an outdated version shows a
 * conflict.
 */
export function HotelForm({ hotel }: { hotel: HotelProfile }) {
  const { user, toast } = useHost();
  const form = useForm({ defaultValues: toDraft(hotel), resolver: hotelResolver });
  const mutation = useSaveHotel(hotel._id);
  const { error, isPending } = mutation;
  const isAtField = useFieldRefusal(form, error);
  const { isDirty } = form.formState;
  const isClosed = hotel.closedBy !== undefined;
  const isDraftSaved = useFormDraft(
    { name: `hotel-${hotel._id}`, person: user?.id },
    () => form.getValues(),
    (draft: HotelDraft) => form.reset(draft, { keepDefaultValues: true }),
  );
  const invoicedBooking = useInvoicedBooking();
  useEffect(() => {
    if (!invoicedBooking) return;
    // A page that opens focuses its heading first.
    const timer = setTimeout(() => form.setFocus('legalName'));
    return () => clearTimeout(timer);
  }, [invoicedBooking, form]);
  const showNewest = useNewestVersion(form, toDraft(hotel), mutation);
  const submit = form.handleSubmit(
    (draft) => mutation.mutate(draft, { onSuccess: (saved) => form.reset(toDraft(saved.hotel)) }),
    () => toast.error(messages.incomplete),
  );

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 max-w-3xl">
        <fieldset disabled={isPending || isClosed}>
          <HotelFields form={form} />
        </fieldset>
        {isEditConflict(error) ? (
          <EditConflict
            title={messages.conflict}
            facts={[hotel.name, hotel.address, hotel.city, hotel.contact]}
            onTakeNewest={showNewest}
            onKeepMine={() => form.setValue('version', hotel.version)}
          />
        ) : (
          error && !isAtField && <SaveError message={error.message} />
        )}
        {!isClosed && <SaveBar isSaving={isPending} texts={messages} guestPage={paths.hotel(hotel.slug)} />}
        {invoicedBooking && (
          <p role="status">
            {mutation.isSuccess && (
              <Link to={ownerPaths.booking(invoicedBooking)} className={buttonStyle('quiet', 'small', 'mt-3 -ml-4')}>
                <ArrowLeft aria-hidden className="size-4" /> {messages.backToBooking}
              </Link>
            )}
          </p>
        )}
        <UnsavedChangesDialog hasUnsavedChanges={isDirty} isDraftSaved={isDraftSaved} />
      </form>
      {hotel.role === 'owner' && hotel.closedBy !== 'operator' && <CloseHotel hotel={hotel} />}
    </>
  );
}
