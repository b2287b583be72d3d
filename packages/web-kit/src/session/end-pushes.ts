import { pushWorker } from '@wayhouse/contracts/site-files';

/** Signing out waits no longer for it. */
const timeoutMs = 2000;

/**
 * Has this browser show no pushes any more, as long as `getToken` still has a token: removes it from the account, and its worker,
 * without which its push service takes none either (https://www.w3.org/TR/push-api/#subscription-deactivation).
 */
export async function endPushes(getToken: () => Promise<string | null>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const ending = end(getToken).catch(() => undefined);
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

async function end(getToken: () => Promise<string | null>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker.scope);
  if (!registration) return;
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  await Promise.allSettled([subscription && removeFromAccount(subscription, getToken), registration.unregister()]);
}

async function removeFromAccount(subscription: PushSubscription, getToken: () => Promise<string | null>) {
  const { removePushBrowser } = await import('./remove-push-browser.js');
  await removePushBrowser(subscription, getToken);
}
