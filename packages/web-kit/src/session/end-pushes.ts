import { pushWorker } from '@wayhouse/contracts/site-files';

/** Signing out waits no longer for it. */
const timeoutMs = 2000;

/**
 * Has this browser show no pushes any more, as long as `getToken` still has a token: removes it from the account, and its worker,
 * without which its push service takes none either (https://www.w3.org/TR/push-api/#subscription-deactivation).
 */
export async function endPushes(getToken: () => Promise<string | null>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(pushWorker.scope).catch(() => undefined);
  if (!registration) return;
  const removing = removeFromAccount(registration, getToken).catch(() => undefined);
  await Promise.race([removing, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  await registration.unregister().catch(() => undefined);
}

async function removeFromAccount(registration: ServiceWorkerRegistration, getToken: () => Promise<string | null>) {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  const { removePushBrowser } = await import('./remove-push-browser.js');
  await removePushBrowser(subscription, getToken);
}
