import type { CallInput } from '@wayhouse/contracts/call';
import type { addPushBrowser } from '@wayhouse/contracts/calls/owner-push-calls';
import { pushWorker } from '@wayhouse/contracts/site-files';
import { base64url, pushBrowserId } from '@wayhouse/web-kit/push-browser-id';
import { messages } from './messages.js';

type PushTarget = CallInput<typeof addPushBrowser>;

/** Whether this browser can show pushes; on an iPhone only a site on the home screen can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isBlocked = (): boolean => Notification.permission === 'denied';

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The id under which our server has this browser, if it has subscribed. */
export async function findBrowser(): Promise<string | null> {
  const subscription = await findSubscription();
  if (!subscription || Notification.permission !== 'granted') return null;
  return pushBrowserId(subscription);
}

/** Asks for the permission and subscribes, anew if this browser has before: perhaps for another key of ours. */
export async function subscribe(applicationServerKey: string): Promise<PushTarget> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(messages.notAllowed);
  try {
    await navigator.serviceWorker.register(pushWorker.file, { scope: pushWorker.scope });
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
    if (p256dh && auth) return { endpoint: subscription.endpoint, p256dh: base64url(p256dh), auth: base64url(auth) };
  } catch {
    // What a browser reports is no sentence for people.
  }
  throw new Error(messages.notSubscribed);
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
