import { setTimeout as wait } from 'node:timers/promises';
import { checkAccounts } from './checks/accounts.js';
import { checkClosings } from './checks/closings.js';
import { checkConversations } from './checks/conversations.js';
import { checkCopies } from './checks/copies.js';
import { checkCurrencies } from './checks/currencies.js';
import { checkInvoices } from './checks/invoices.js';
import { checkJointPayments } from './checks/joint-payments.js';
import { checkMessages } from './checks/messages.js';
import { checkMoney } from './checks/money.js';
import { checkPromotions } from './checks/promotions.js';
import { checkStayStatuses } from './checks/stay-statuses.js';
import { checkTogether } from './checks/together.js';
import { checkNights } from './checks/nights.js';
import { checkPhotos } from './checks/photos.js';
import type { Platform } from './connect-platform.js';
import type { Contradiction } from './contradiction.js';
import type { PlatformData } from './platform-data.js';

/** As the alert on an old outbox has it. */
const defaultInFlightMs = 60_000;

/** `inFlightMs` is how long an event may be on its way. */
export const findContradictions = (data: PlatformData, inFlightMs = defaultInFlightMs): Contradiction[] => [
  ...[
    checkNights,
    checkTogether,
    checkStayStatuses,
    checkMoney,
    checkCurrencies,
    checkJointPayments,
    checkPromotions,
    checkInvoices,
    checkClosings,
    checkCopies,
    checkAccounts,
    checkConversations,
    checkPhotos,
  ].flatMap((check) => check(data)),
  ...checkMessages(data, inFlightMs),
];

const pauseMs = 500;

/**
 * The contradictions that stay. While guests book, one store is read before the other, and events are on their way: what
 * is gone within `timeoutMs` was never one.
 */
export async function findLasting({ read }: Pick<Platform, 'read'>, timeoutMs: number) {
  const nameOf = ({ kind, subject }: Contradiction) => `${kind} ${subject}`;
  let lasting: Set<string> | undefined;
  for (const end = Date.now() + timeoutMs; ; await wait(pauseMs)) {
    const data = await read();
    const found = findContradictions(data).filter((each) => !lasting || lasting.has(nameOf(each)));
    if (!found.length || Date.now() > end) return { data, found };
    lasting = new Set(found.map(nameOf));
  }
}
