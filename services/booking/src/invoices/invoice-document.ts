import type { Block, Fact, PdfContent } from '@wayhouse/documents';
import { bookingNumber, toAmount } from '@wayhouse/domain';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { describeLegalFacts } from '@wayhouse/messages/legal-facts';
import { currentLocale } from '@wayhouse/messages/locale';
import { receiptMessages } from '@wayhouse/messages/receipt';
import { type Invoice, type InvoiceItem, numberOf } from './domain/invoice.js';
import { messages } from './messages.js';

/** The file of an invoice or a credit note. `payments` is what was paid and what is due when it is issued. */
export function invoiceDocument(invoice: Invoice, payments?: Block): PdfContent {
  const { kind, reverses, day, bookingId, issuedAt, about } = invoice;
  return {
    title: messages.title[kind](numberOf(invoice)),
    ...(reverses && { lead: messages.reverses(reverses.number) }),
    subtitle: messages.issued(formatDate(day), bookingNumber(bookingId)),
    language: currentLocale(),
    date: issuedAt,
    blocks: [
      { kind: 'heading', text: messages.parties },
      { kind: 'facts', facts: partyFacts(invoice) },
      { kind: 'heading', text: receiptMessages.stay },
      { kind: 'facts', facts: about },
      itemsTable(invoice),
      ...includedFacts(invoice),
      ...(payments ? [{ kind: 'heading' as const, text: receiptMessages.payment }, payments] : []),
    ],
  };
}

const partyFacts = ({ seller, buyer }: Invoice): Fact[] => [
  ...describeLegalFacts(seller),
  { label: receiptMessages.hotel, value: messages.hotel(seller.hotelName, seller.address) },
  { label: messages.buyer, value: buyer.name },
  ...(buyer.taxNumber ? [{ label: messages.buyerTaxNumber, value: buyer.taxNumber }] : []),
  ...(buyer.address ? [{ label: messages.buyerAddress, value: buyer.address }] : []),
];

function itemsTable({ items, totalMinor, currency }: Invoice): Block {
  const toRow = ({ text, amountMinor }: InvoiceItem) => [text, formatExactly(toAmount(amountMinor), currency)];
  return {
    kind: 'table',
    columns: [
      { title: receiptMessages.item, share: 0.7 },
      { title: receiptMessages.amountIn(currency), share: 0.3, numeric: true },
    ],
    rows: items.map(toRow),
    total: toRow({ text: messages.total, amountMinor: totalMinor }),
  };
}

const includedFacts = ({ included, currency }: Invoice): Block[] =>
  included.length === 0
    ? []
    : [
        {
          kind: 'facts',
          facts: included.map(({ text, amountMinor }) => ({
            label: text,
            value: formatExactly(toAmount(amountMinor), currency),
          })),
        },
      ];
