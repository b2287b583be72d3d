import type { Block } from '@wayhouse/booking/blocks/domain/block';
import type { Booking } from '@wayhouse/booking/bookings/domain/booking';
import type { Conversation } from '@wayhouse/booking/conversations/conversation-model';
import type { BookingMessage } from '@wayhouse/booking/conversations/domain/booking-message';
import type { Closed } from '@wayhouse/catalog/hotels/domain/closed';
import type { RoomDocument } from '@wayhouse/catalog/rooms/room-model';
import type { Invoice } from '@wayhouse/booking/invoices/domain/invoice';
import type { InvoiceSeries } from '@wayhouse/booking/invoices/domain/invoice-series';
import type { BookingFacts, RoomFacts } from '@wayhouse/contracts';
import type { Currency, LegalFacts } from '@wayhouse/domain';
import type { BookingPayments } from '@wayhouse/payment/payments/domain/booking-payments';
import type { WaitingPayment } from '@wayhouse/payment/payments/reported-payment';
import type { PaymentRefunds } from '@wayhouse/payment/refunds/domain/refund';
import type { RefundOrder } from '@wayhouse/payment/refunds/domain/refund-order';

/** `unit` is missing for the first one. */
type RoomNight = { room: string; night: string; unit?: number; holder: string };
type NightHold = { _id: string; version: number; room: string; nights: string[] };
/** Payment has the cancellation among the payments. */
export type BookingCopy = { _id: string; facts: BookingFacts; cancelledAt?: string };
/** Booking has the legal facts and when it was added as well. */
export type HotelCopy = { _id: string; ownerId: string; phone?: string; legalFacts?: LegalFacts; addedAt?: Date };
export type IssuedInvoice = { _id: string } & Pick<
  Invoice,
  'kind' | 'hotelId' | 'bookingId' | 'day' | 'sequence' | 'totalMinor' | 'reverses'
>;
/** An account by its id, and when it was deleted. */
type Account = { _id: string; deletedAt?: Date };
export type Photo = { variants: number };

/** Everything that the services have stored, as far as it can contradict itself. */
export type PlatformData = {
  readAt: Date;
  booking: {
    nights: RoomNight[];
    bookings: Booking[];
    /** What the rows of the bookings are found by. */
    filings: { _id: string; guestId?: string; hotelId: string }[];
    guests: Account[];
    blocks: Block[];
    promotions: { _id: string; code: string; uses: number; maxUses?: number }[];
    /** Those of a year are deleted together, once they are retained no more. */
    invoices: IssuedInvoice[];
    invoiceSeries: ({ _id: string } & InvoiceSeries)[];
    rooms: { _id: string; version: number; facts: RoomFacts }[];
    hotels: (HotelCopy & { isClosedByOwner?: boolean })[];
    conversations: Conversation[];
    messages: Pick<BookingMessage, 'bookingId' | 'number' | 'guestId' | 'from'>[];
  };
  payment: {
    payments: BookingPayments[];
    /** Those of a payment. Without a booking they belong to another product of the same Stripe account. */
    refunds: (Omit<PaymentRefunds, 'paymentId'> & { _id: string })[];
    orders: { _id: string; job: RefundOrder; state: 'pending' | 'done' | 'failed'; error?: string }[];
    setAside: { _id: string; bookingId: string }[];
    /** Payments that were reported before their booking was known, and still wait for it. */
    waiting: { _id: string; job: WaitingPayment }[];
    bookings: BookingCopy[];
  };
  catalog: {
    rooms: RoomDocument[];
    hotels: (LegalFacts & {
      _id: string;
      version?: number;
      addedAt?: Date;
      contact?: string;
      email?: string;
      closed?: Closed;
      currency?: Currency;
      images?: string[];
      owner: { id: string; name?: string; image?: string };
    })[];
    accounts: { _id: string }[];
    register: Account[];
    holds: NightHold[];
    /** Photos that the catalog will remove, and since when it knows that nothing shows them. */
    unshown: { _id: string; since: Date }[];
  };
  notification: { bookings: BookingCopy[]; hotels: HotelCopy[]; addresses: { _id: string }[] };
  /** By service. */
  outboxes: Record<string, { unsent: number; oldest?: Date; sent: { _id: string; type: string; sentAt: Date }[] }>;
  /** The ids of the events that each service has processed. */
  inboxes: Record<string, Set<string>>;
  deadLetters: Record<string, number>;
  photos: Map<string, Photo>;
};
