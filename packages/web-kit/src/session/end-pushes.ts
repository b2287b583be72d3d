import { pushWorker } from '@wayhouse/contracts/site-files';

/**
 * Has this browser show no pushes any more: without its worker its push service takes none, and our server learns that with the next
 * one (https://www.w3.org/TR/push-api/#subscription-deactivation).
 */
export async function endPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(pushWorker.scope).catch(() => undefined);
  await registration?.unregister().catch(() => undefined);
}
