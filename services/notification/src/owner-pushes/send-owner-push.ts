import { defaultLocale } from '@wayhouse/messages/locale';
import { inLocale, type InTransaction } from '@wayhouse/service-kit';
import type { Deps as NewsDeps } from '../owner-emails/current-news.js';
import { type DeliverPush, pushSeconds } from './deliver-push.js';
import type { OwnerPush } from './owner-push-queue.js';
import type { PushBrowsers } from './push-browser-repository.js';
import { pushContent } from './push-content.js';

export type Deps = NewsDeps & {
  pushBrowsers: Pick<PushBrowsers, 'find' | 'remove'>;
  deliverPush: DeliverPush;
  inTransaction: InTransaction;
  now: () => Date;
};

/** Writes a push and sends it, as long as the browser is the account's. A browser that its push service does not know any more is removed. */
export async function sendOwnerPush(deps: Deps, push: OwnerPush, addedAt: Date): Promise<void> {
  const { pushBrowsers, deliverPush, inTransaction, now } = deps;
  const { accountId } = push;
  const secondsLeft = pushSeconds - Math.floor((now().getTime() - addedAt.getTime()) / 1000);
  if (secondsLeft <= 0) return;
  const browser = await pushBrowsers.find(push.browser, accountId);
  const content = browser && (await inLocale(defaultLocale, () => pushContent(deps, push)));
  if (!content) return;
  // One that arrives twice shows once, by its tag.
  const outcome = await deliverPush(browser, JSON.stringify({ ...content, tag: push.id }), secondsLeft);
  if (outcome === 'gone') await inTransaction((tx) => pushBrowsers.remove(tx, accountId, push.browser));
}
