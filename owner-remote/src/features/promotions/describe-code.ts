import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatPercent } from '@wayhouse/messages/format-percent';
import { messages } from './messages.js';

/** What a code takes off, when it holds, and how often it was used. */
export function describeCode(code: PromotionCode, currency: string): string[] {
  const { percentOff, amountOff = 0, daysAhead, uses, maxUses } = code;
  const [book, stay] = [describeDays(code.bookFrom, code.bookTo), describeDays(code.stayFrom, code.stayTo)];
  return [
    percentOff === undefined
      ? messages.amount(formatAmount(amountOff, currency))
      : messages.percent(formatPercent(percentOff)),
    ...(book ? [messages.book(book)] : []),
    ...(stay ? [messages.stay(stay)] : []),
    ...(daysAhead ? [messages.ahead(counts.days(daysAhead))] : []),
    maxUses === undefined ? messages.usedAnyTimes(uses) : messages.used(uses, maxUses),
  ];
}

/** Why nobody can book with a code; undefined of one that holds. */
export function whyUnusable({ endedAt, bookTo, maxUses, uses }: PromotionCode, today: string): string | undefined {
  if (endedAt) return messages.ended;
  if (bookTo && bookTo < today) return messages.over;
  return maxUses !== undefined && uses >= maxUses ? messages.usedUp : undefined;
}

function describeDays(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return messages.between(formatDate(from), formatDate(to));
  if (from) return messages.from(formatDate(from));
  return to && messages.until(formatDate(to));
}
