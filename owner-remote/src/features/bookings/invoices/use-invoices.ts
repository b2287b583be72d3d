import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import type { CallInput } from '@wayhouse/contracts/call';
import {
  type InvoicesOfBooking,
  issueCreditNote,
  issueInvoice,
  showInvoices,
} from '@wayhouse/contracts/calls/invoice-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { showChanged } from '../../../shared/show-changed.js';

const key = ({ _id, state, totalPrice, changes, cancellation, details }: Booking) =>
  ['invoices', _id, state, totalPrice, changes, cancellation?.at, details?.version] as const;

/** Read again once the booking is another one. */
export function useInvoices(booking: Booking) {
  const api = useApi();
  return useQuery({
    queryKey: key(booking),
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(showInvoices, { id: booking._id }, { signal }),
  });
}

export type InvoiceForm = Omit<CallInput<typeof issueInvoice>, 'bookingId'>;

export function useIssueInvoice(booking: Booking, onDone: () => void) {
  const api = useApi();
  return useIssue(booking, (form: InvoiceForm) => api.call(issueInvoice, { bookingId: booking._id, ...form }), onDone);
}

export function useIssueCreditNote(booking: Booking, onDone: () => void) {
  const api = useApi();
  return useIssue(booking, (invoiceId: string) => api.call(issueCreditNote, { invoiceId }), onDone);
}

function useIssue<Form>(
  booking: Booking,
  issue: (form: Form) => Promise<InvoicesOfBooking & { message: string }>,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  const { toast } = useHost();
  return useMutation({
    mutationFn: issue,
    async onSuccess({ message, ...invoices }) {
      await showChanged(queryClient, key(booking), () => invoices);
      toast.success(message);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key(booking) }),
  });
}
